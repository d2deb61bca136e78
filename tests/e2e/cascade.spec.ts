import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { arrive } from "./shell"

/** The order in which the page's sheets first name the cascade layers, which is the order in which they win. */
const layersOf = (page: Page) =>
  page.evaluate(() => {
    const names = new Set<string>()
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSLayerStatementRule) for (const name of rule.nameList) names.add(name)
        else if (rule instanceof CSSLayerBlockRule) names.add(rule.name)
        else if (rule instanceof CSSGroupingRule) read(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    return [...names].filter(Boolean)
  })

test("Mines' tiles keep their round corners for a player who comes from the front page", { tag: long }, async ({
  player,
}) => {
  await player.walkTo("Mines")
  await player.start()
  const tile = player.page.getByRole("button", { name: /^Tile 1, row/ })
  await expect(tile).toBeVisible()
  // The cover takes its corners from the tile. A corner that is round is not part of the tile: the board lies there.
  const corners = await tile.evaluate((button) => {
    const { left, top } = button.getBoundingClientRect()
    const cover = button.querySelector(".mines-cover")
    return {
      cover: cover && Number.parseFloat(getComputedStyle(cover).borderTopLeftRadius),
      hit: button.contains(document.elementFromPoint(left + 0.5, top + 0.5)),
    }
  })
  expect(corners.cover).toBeGreaterThanOrEqual(2)
  expect(corners.hit, "the corner of the tile's box belongs to the tile").toBe(false)
})

test("component rules come after the reset and before utilities on every route; the comparison's text keeps clear of its marks", async ({
  page,
}) => {
  for (const path of ["/", "/mines", "/jackpot", "/game/demo/mines", "/nowhere"]) {
    await arrive(page, path)
    const layers = (await layersOf(page)).filter((name) => ["theme", "base", "components", "utilities"].includes(name))
    expect(layers, path).toEqual(["theme", "base", "components", "utilities"])
  }
  await arrive(page)
  const lines = page.locator(".comparison-mark")
  await lines.first().scrollIntoViewIfNeeded()
  const gapsPx = await lines.evaluateAll((items) =>
    items.map((item) => {
      const mark = Number.parseFloat(getComputedStyle(item, "::before").width)
      const text = document.createRange()
      text.selectNodeContents(item.lastChild ?? item)
      return text.getBoundingClientRect().left - item.getBoundingClientRect().left - mark
    }),
  )
  expect(gapsPx).toHaveLength(10)
  for (const gapPx of gapsPx) expect(gapPx).toBeGreaterThanOrEqual(4)
})

test("in performance mode no text shows through the header while the page scrolls under it", { tag: long }, async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem("degenCasinoGraphicsSettings", '{"performanceMode":true}'))
  await arrive(page)
  /** Opacity of the header's own background, 0 to 255. */
  const headerOpacity = (theme: string) =>
    page.evaluate((id) => {
      document.documentElement.dataset.theme = id
      const header = document.querySelector("header.rail-over")
      const pen = document.createElement("canvas").getContext("2d")
      if (!header || !pen) return 0
      pen.fillStyle = getComputedStyle(header).backgroundColor
      pen.fillRect(0, 0, 1, 1)
      return pen.getImageData(0, 0, 1, 1).data[3]
    }, theme)
  // The styles of the settings load after the first paint.
  for (const theme of ["romanticDegen", "arctic", "crystal"])
    await expect.poll(() => headerOpacity(theme), theme).toBe(255)
})
