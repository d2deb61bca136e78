import { existsSync } from "node:fs"
import { chromium } from "playwright"

const distro = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/**
 * The browser that tests use: `CHROMIUM` if set, else Playwright's own if installed, else the system's.
 * @returns {string | null} null when there is none
 */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return distro.find((path) => existsSync(path)) ?? null
}
