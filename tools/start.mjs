// Plain JavaScript without dependencies: on a fresh clone nothing else can run yet.
import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { ensureInstalled } from "./ensure-installed.mjs"

ensureInstalled()
// Variables of the environment win over those of the file, as in the server.
if (existsSync(".env")) process.loadEnvFile(".env")
if (process.platform === "win32" && !process.env.SOLANA_RPC_URL) {
  console.error("The local chain runs on Linux and macOS. On Windows use WSL2, or set SOLANA_RPC_URL to another node.")
  process.exit(1)
}
const child = spawn(
  process.execPath,
  ["--import", "tsx", "--conditions=source", "tools/dev.ts", ...process.argv.slice(2)],
  { stdio: "inherit" },
)
// The terminal sends Ctrl-C to both; this process only waits for the child to finish stopping.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code) => process.exit(code ?? 1))
