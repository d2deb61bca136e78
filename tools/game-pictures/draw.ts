import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium } from "playwright"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { artIds } from "../../design-system/src/art/art-id"
import { artScenes } from "../../design-system/src/art/scenes"
import { type ThemeId, themeIds } from "../../themes/src/index"
import { chromiumLaunch } from "../browser"
import { densities, fileOf, folder, picturesCss, qualityAt, recipe, size } from "./recipe"

/*
 * Draws the games' pictures into app/pictures, for each theme in two densities: `npm run pictures:draw`. They are the design
 * system's scenes as Chromium draws them, and are committed.
 */
const site = "http://pictures.example"

const browser = await chromium.launch(chromiumLaunch())
try {
  for (const theme of themeIds) await drawTheme(browser, theme)
} finally {
  await browser.close()
}
writeFileSync(join(folder, "pictures.gen.css"), picturesCss())
writeFileSync(join(folder, "recipe.gen.txt"), `${recipe()}\n`)

async function drawTheme(browser: Browser, theme: ThemeId) {
  rmSync(join(folder, theme), { recursive: true, force: true })
  mkdirSync(join(folder, theme), { recursive: true })
  const page = await browser.newPage({ viewport: size })
  const devtools = await page.context().newCDPSession(page)
  let html = ""
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return pathname === "/"
      ? route.fulfill({ contentType: "text/html", body: html })
      : route.fulfill({ path: join("themes", pathname) })
  })
  for (const id of artIds) {
    html = `<!doctype html><html data-theme="${theme}"><link rel="stylesheet" href="/css/themes/${theme}.gen.css"><style>
      body { margin: 0; font-family: var(--face-body) } svg { display: block; width: 100vw; height: 100vh }
      .mix-blend-soft-light { mix-blend-mode: soft-light } .font-bold { font-weight: 700 }</style>
      ${renderToStaticMarkup(createElement(artScenes[id]))}`
    await page.goto(site)
    await page.evaluate(() => document.fonts.ready)
    for (const density of densities) {
      const { data } = await devtools.send("Page.captureScreenshot", {
        format: "webp",
        quality: qualityAt[density],
        clip: { x: 0, y: 0, ...size, scale: density },
      })
      writeFileSync(join(folder, theme, fileOf(id, density)), Buffer.from(data, "base64"))
    }
  }
  await page.close()
}
