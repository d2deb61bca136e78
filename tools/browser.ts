import { existsSync } from "node:fs"
import { chromium, type LaunchOptions } from "playwright"

const distro = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** The browser that tests use: `CHROMIUM` if set, else Playwright's own if installed, else the system's; null when there is none. */
export function findBrowser(): string | null {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return distro.find((path) => existsSync(path)) ?? null
}

/** Launch options that draw the same pixels on every run; Chromium refuses its sandbox to root. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = findBrowser() ?? undefined
  const args = [
    "--disable-gpu",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
    "--disable-lcd-text",
  ]
  if (process.getuid?.() === 0) args.push("--no-sandbox")
  return { executablePath, args }
}
