import type { Page } from "@playwright/test"
import { comingSoonGames, expect, type Player, test } from "./casino"
import { long } from "./long"
import { alive } from "./shell"

// The four spacings come from outside of the page, as a reader's own style sheet does.
test.use({ openGames: comingSoonGames, bypassCSP: true })

const spacings =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }"

/** Texts whose box cuts them, by their words. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!words || element.closest(".sr-only, [aria-hidden=true], [inert], svg, select, option")) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const { left, right, top, bottom, width } = box.getBoundingClientRect()
        if (width < 3) break
        const clipsX = /hidden|clip/.test(overflowX) && (text.left < left - 2 || text.right > right + 2)
        const clipsY = /hidden|clip/.test(overflowY) && (text.top < top - 4 || text.bottom > bottom + 4)
        if (clipsX || clipsY) {
          cut.push(`${element.textContent?.trim().slice(0, 60)} (${clipsX ? "sideways" : "in height"})`)
          break
        }
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || position === "fixed") break
      }
    }
    return [...new Set(cut)]
  })

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** What the spacings cut that is whole without them. */
async function newlyCut(page: Page): Promise<string[]> {
  const before = await cutTexts(page)
  const sheet = await page.addStyleTag({ content: spacings })
  await drawn(page)
  const spaced = await cutTexts(page)
  await sheet.evaluate((element: Element) => element.remove())
  await drawn(page)
  // A text that arrived meanwhile, or was drawn anew for another width, may be cut without the spacings as well.
  const anyway = new Set([...before, ...(await cutTexts(page))])
  return spaced.filter((text) => !anyway.has(text))
}

async function openGame({ page }: Player, wallet: string, game: string) {
  await page.goto(`/game/${wallet}/${game}`)
  await alive(page)
  await page.getByRole("button", { name: "Start Game" }).press("Enter")
  await expect(page.locator("[data-slot=dock]")).toBeVisible()
}

const sizes = [
  [1440, 1024],
  [390, 664],
  [320, 664],
] as const

test("spaced results of Dice are cut in no window", { tag: long }, async ({ player }) => {
  const { page, roll, stack } = player
  await player.openGame()
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    // Held back, so that the new result is not shown before the old one is looked for.
    await stack.send("holdResults")
    await expect(roll()).toBeEnabled()
    await roll().press("Enter")
    await expect(page.locator("[data-slot=outcome]")).toHaveCount(0)
    await stack.send("releaseResults")
    await expect(page.locator("[data-slot=outcome]")).toBeVisible()
    expect(await newlyCut(page), `${width} px`).toEqual([])
  }
})

test("spaced text is cut nowhere on the main pages", { tag: long }, async ({ player, page }) => {
  await player.openGame()
  const address = await player.address()
  const found: string[] = []
  for (const path of [
    ...["/", "/explorer", `/explorer/player/${address}`, "/profile", "/leaderboard", "/bonus", "/jackpot", "/help"],
    ...["/settings", "/select-token", "/verify", "/fairness", "/terms", "/rules/dice", "/dice"],
  ]) {
    await page.goto(path)
    await alive(page)
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      for (const text of await newlyCut(page)) found.push(`${path} at ${width} px: ${text}`)
    }
  }
  expect(found).toEqual([])
})

test("spaced text is cut nowhere on the boards of the games", { tag: long }, async ({ player, page }) => {
  await player.openGame()
  const address = await player.address()
  const found: string[] = []
  for (const game of [
    "slots",
    "flip",
    "hilo",
    "mines",
    "crash",
    "plinko",
    "plinkorace",
    "blackjack",
    "magic8ball",
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 1024 })
    await openGame(player, address, game)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      for (const text of await newlyCut(page)) found.push(`${game} at ${width} px: ${text}`)
    }
  }
  expect(found).toEqual([])
})

test("in narrow windows a game's title is whole, and its facts keep their labels beside the results", {
  tag: long,
}, async ({ player, page }) => {
  await player.openGame({ game: "blackjack" })
  await page
    .locator("[data-slot=dock]")
    .getByRole("button", { name: /^Deal / })
    .press("Enter")
  await expect(page.locator("[data-slot=recent-results] > *")).toHaveCount(1)
  for (const [width, height] of [
    [320, 664],
    [390, 664],
    [320, 844],
    [360, 844],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    // A word in two rows is a word that was broken; one that is cut is wider than its box.
    const titles = page.locator("[data-slot=game-title]:visible, h1:visible").filter({ hasText: "Blackjack" })
    const whole = () =>
      titles.evaluateAll((found) =>
        found.some((title) => {
          const words = document.createRange()
          words.selectNodeContents(title)
          const [row, ...more] = words.getClientRects()
          const { left, right } = title.getBoundingClientRect()
          return row && more.length === 0 && row.width > 50 && row.left >= left - 1 && row.right <= right + 1
        }),
      )
    await expect.poll(whole, `${width} × ${height}`).toBe(true)
    await expect(page.locator("[data-slot=board-head]")).toContainText("Chance")
    const apart = () =>
      page.evaluate(() => {
        const results = document.querySelector("[data-slot=recent-results]")?.getBoundingClientRect()
        const facts = [...document.querySelectorAll("[data-slot=board-head] > span")]
        return facts.every((fact) => {
          const { left, right, top, bottom, width: across } = fact.getBoundingClientRect()
          if (across < 30 || !results || results.width === 0) return across >= 30
          return right <= results.left || left >= results.right || bottom <= results.top || top >= results.bottom
        })
      })
    await expect.poll(apart, `${width} × ${height}`).toBe(true)
  }
})
