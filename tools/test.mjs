// Plain JavaScript: on a fresh clone it installs what the checks need, a browser included, before it runs them.
import { execSync, spawn } from "node:child_process"
import { ensureInstalled } from "./ensure-installed.mjs"

ensureInstalled()
const run = (file, ...args) =>
  spawn(process.execPath, ["--import", "tsx", "--conditions=source", file, ...args], { stdio: "inherit" })

const { findBrowser } = await import("./find-browser.mjs")
if (findBrowser() === null) {
  console.log("Installing a browser for the tests …")
  execSync("npx playwright install chromium", { stdio: "inherit" })
}
const child = run("tools/test/run.ts", ...process.argv.slice(2))
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code) => process.exit(code ?? 1))
