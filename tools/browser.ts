import type { LaunchOptions } from "playwright"
import { findBrowser } from "./find-browser.mjs"

const steady = [
  "--disable-gpu",
  "--hide-scrollbars",
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
  "--disable-lcd-text",
]

/** Launch options that draw the same pixels on every run; Chromium refuses its sandbox to root. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = findBrowser()
  const args = process.getuid?.() === 0 ? [...steady, "--no-sandbox"] : steady
  return { args, ...(executablePath && { executablePath }) }
}
