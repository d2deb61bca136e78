import { comingSoonGames, expect, test } from "./casino"
import { long } from "./long"

// Coming Soon games are played here too, so this server opens them.
test.use({ viewport: { width: 390, height: 844 }, openGames: comingSoonGames })

/** What is pressed in the tallest games. */
const actions = {
  magic8ball: /^Ask/,
  flip: /^Flip/,
  mines: /^Open a tile/,
  crash: /^Launch/,
  hilo: /^(Hi|Lo) or equal/,
}

test("a phone has words, board, bet and action of each free game in one view", { tag: long }, async ({ player }) => {
  const { page } = player
  await page.goto("/")
  await player.connect()
  for (const [game, action] of Object.entries(actions)) {
    await page.goto(`/game/demo/${game}`)
    await player.start()
    // A started game scrolls to its place, and its board is fitted to its area a frame after a change of size.
    await expect(async () => {
      const header = await page.getByRole("banner").boundingBox()
      const notice = await page.getByRole("complementary", { name: "Free play" }).boundingBox()
      expect(notice?.y, game).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    }).toPass({ timeout: 15_000 })
    // Retro draws the thickest lines.
    for (const theme of ["romanticDegen", "retro"]) {
      await page.evaluate((id) => {
        document.documentElement.dataset.theme = id
        return document.fonts.ready.then(() => undefined)
      }, theme)
      await expect(async () => {
        const button = await page.locator("[data-slot=bet-dock]").getByRole("button", { name: action }).boundingBox()
        const bar = await page.getByRole("navigation", { name: "Bar" }).boundingBox()
        expect((button?.y ?? 0) + (button?.height ?? 0), `${game}, ${theme}`).toBeLessThanOrEqual(bar?.y ?? 0)
      }).toPass({ timeout: 15_000 })
    }
  }
})
