import { execSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"

export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`DGHRT Casino needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
}

/** Installs when something that the lock file names is missing or of another version. */
export function ensureInstalled() {
  ensureNode()
  if (installedAsLocked()) return
  console.log("Installing dependencies …")
  execSync("npm ci --no-fund --no-audit --loglevel=error", { stdio: "inherit" })
}

/**
 * npm leaves a record of what it installed; what is optional may be missing on this platform.
 * @returns {boolean}
 */
export function installedAsLocked() {
  const record = "node_modules/.package-lock.json"
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages
  const present = JSON.parse(readFileSync(record, "utf8")).packages
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith("node_modules/") || optional || link || present[path]?.version === version,
  )
}
