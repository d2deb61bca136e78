// Plain JavaScript without dependencies: on a fresh clone nothing else can run yet.
import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { ensureInstalled, ensureNode } from "./ensure-installed.mjs"
import { runningInstance } from "./running-instance.mjs"
import { takenPorts, takenText } from "./taken-ports.mjs"

ensureNode()
// Variables of the environment win over those of the file, as in the server.
if (existsSync(".env")) process.loadEnvFile(".env")
if (process.platform === "win32" && !process.env.SOLANA_RPC_URL) {
  console.error("The local chain runs on Linux and macOS. On Windows use WSL2, or set SOLANA_RPC_URL to another node.")
  process.exit(1)
}
// An instance of ours names itself, with its address.
if ((await runningInstance(join(process.env.DATA_DIR || ".data", "running.json"))) === null) {
  const built = process.argv.includes("--built")
  const taken = await takenPorts(
    [
      ...(process.env.SOLANA_RPC_URL
        ? []
        : [
            { variable: "RPC_PORT", usual: 8899, what: "the local chain" },
            { variable: "WS_PORT", usual: 8900, what: "its subscriptions" },
          ]),
      { variable: "API_PORT", usual: 8787, what: "the API" },
      ...(built ? [] : [{ variable: "WEB_PORT", usual: 5173, what: "the web app" }]),
    ],
    process.env,
  )
  if (taken.length > 0) {
    const more = process.argv.slice(2).filter((argument) => argument !== "--built")
    const command = `npm ${built ? "run preview" : "start"}${more.length > 0 ? ` -- ${more.join(" ")}` : ""}`
    console.error(takenText(taken, command))
    process.exit(1)
  }
}
ensureInstalled()
const child = spawn(
  process.execPath,
  ["--import", "tsx", "--conditions=source", "tools/dev.ts", ...process.argv.slice(2)],
  { stdio: "inherit" },
)
// The terminal sends Ctrl-C to both; this process only waits for the child to finish stopping.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code) => process.exit(code ?? 1))
