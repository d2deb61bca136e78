import { writeFileSync } from "node:fs"
import { chromium } from "playwright"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Heart } from "../design-system/src/heart/heart"
import { defaultThemeId, themes, themeToCss } from "../themes/src/index"
import { chromiumLaunch } from "./browser"

/*
 * Draws the icons of the installed app into app/public: `npx tsx --conditions=source tools/draw-icons.ts`. They are the
 * design system's heart in the default theme, as Chromium draws it, and are committed. Run it again when either changes.
 */

interface Icon {
  file: string
  sizePx: number
  /** Width of the heart, as a part of the icon's. */
  heart: number
  /** On the theme's background instead of on none. */
  filled: boolean
}

const icons: readonly Icon[] = [
  { file: "icon-192.png", sizePx: 192, heart: 0.96, filled: false },
  { file: "icon-512.png", sizePx: 512, heart: 0.96, filled: false },
  // A system cuts its own shape out: only a circle of 80 % of the width is sure to be seen.
  { file: "icon-maskable-512.png", sizePx: 512, heart: 0.72, filled: true },
  // iOS paints what is transparent black, and rounds the corners itself.
  { file: "apple-touch-icon.png", sizePx: 180, heart: 0.74, filled: true },
]

const css = themeToCss(themes[defaultThemeId])
const heart = renderToStaticMarkup(createElement(Heart, { label: "DGHRT" }))
const browser = await chromium.launch(chromiumLaunch())
try {
  for (const { file, sizePx, heart: part, filled } of icons) {
    const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } })
    await page.setContent(
      `<html data-theme="${defaultThemeId}"><style>${css}
        body { margin: 0; height: 100vh; display: grid; place-items: center; ${filled ? "background: var(--background)" : ""} }
        svg { width: ${part * 100}vw; height: ${part * 100}vw }</style>${heart}`,
    )
    writeFileSync(`app/public/${file}`, await page.screenshot({ omitBackground: true }))
    await page.close()
  }
} finally {
  await browser.close()
}
