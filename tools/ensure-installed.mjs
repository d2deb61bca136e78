import { execSync } from "node:child_process"
import { existsSync, statSync } from "node:fs"

/** Installs when dependencies are missing or older than the lock file. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`DGHRT Casino needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const installed = "node_modules/.package-lock.json"
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs) return
  console.log("Installing dependencies …")
  execSync("npm ci --no-fund --no-audit --loglevel=error", { stdio: "inherit" })
}
