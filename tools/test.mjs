// Plain JavaScript: on a fresh clone it installs what the checks need, a browser included, before it runs them.
import { execSync, spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { ensureInstalled } from "./ensure-installed.mjs"

ensureInstalled()
const run = (file, ...args) =>
  spawn(process.execPath, ["--import", "tsx", "--conditions=source", file, ...args], { stdio: "inherit" })

const { findBrowser } = await import("./find-browser.mjs")
if (findBrowser() === null) {
  console.log("Installing a browser for the tests …")
  try {
    execSync("npx playwright install chromium", { stdio: "inherit" })
  } catch {
    stop("No Chromium was found and none could be downloaded. Install your system's package, or name one in CHROMIUM.")
  }
}
if (!existsSync(findBrowser() ?? "")) stop(`There is no browser at ${findBrowser()}, which CHROMIUM names.`)

const child = run("tools/test/run.ts", ...process.argv.slice(2))
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal))
child.on("exit", (code) => process.exit(code ?? 1))

/** @param {string} why */
function stop(why) {
  console.error(why)
  process.exit(1)
}
