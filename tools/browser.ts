import { existsSync } from "node:fs"
import type { LaunchOptions } from "playwright"
import { findBrowser } from "./find-browser.mjs"

const steady = [
  "--disable-gpu",
  "--hide-scrollbars",
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  // Tests read an element's role and name from the accessibility tree.
  "--enable-blink-features=ComputedAccessibilityInfo",
]

/** Launch options that draw the same pixels on every run; Chromium refuses its sandbox to root. */
export const chromiumLaunch = () => launchOf(findBrowser())

const windowless = "/usr/bin/chromium-headless-shell"

/** As `chromiumLaunch`, with the build that has no window to draw where there is one: a sixth less work for a page. */
export const windowlessLaunch = () =>
  launchOf(!process.env.CHROMIUM && existsSync(windowless) ? windowless : findBrowser())

/**
 * As `chromiumLaunch`, with the page put together by the graphics process, as on a machine with a graphics card: the main
 * thread does not wait for pictures. The processor draws them all the same, slowly, and not the same on every system.
 */
export function composedLaunch(): LaunchOptions {
  const { args = [], ...launch } = chromiumLaunch()
  const composed = ["--use-angle=swiftshader", "--ignore-gpu-blocklist"]
  return { args: [...args.filter((arg) => arg !== "--disable-gpu"), ...composed], ...launch }
}

function launchOf(executablePath: string | null): LaunchOptions {
  const args = process.getuid?.() === 0 ? [...steady, "--no-sandbox"] : steady
  return { args, ...(executablePath && { executablePath }) }
}
