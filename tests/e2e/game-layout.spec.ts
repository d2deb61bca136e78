import { expect, test } from "./casino"
import { long } from "./long"

/** What of the game's dock and footer has to be in the window without scrolling. */
const parts = ["Halve bet", "Double bet, 2×", "Min bet", "Max bet", "Copy the next hashed seed", "Verify last result"]

test("presets, action, seed, proof and fees are in the window of a laptop, sidebars open or closed", async ({
  player,
}) => {
  const { page } = player
  await player.openGame()
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const state of ["open", "closed"] as const) {
      const sidebars = state === "open" ? { navigation: "open", chat: "open" } : { navigation: "rail", chat: "folded" }
      await page.evaluate((next) => Object.assign(document.documentElement.dataset, next), sidebars)
      await page.evaluate(() => scrollTo(0, 0))
      const targets = [
        ...parts.map((name) => page.getByRole("button", { name })),
        page.getByRole("button", { name: /^Leaves beside the bet/ }),
        player.roll(),
      ]
      for (const target of targets) {
        await expect(target, `${width} px, ${state}`).toBeInViewport({ ratio: 1 })
        // What changes its place with the width may still cover it.
        const reached = () =>
          target.evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          })
        await expect.poll(reached, `${width} px, ${state}`).toBe(true)
      }
    }
  }
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the presets and the action are in the first view, and the presets do not move the action", async ({
    player,
  }) => {
    const { page } = player
    await player.openGame()
    const bar = page.getByRole("navigation", { name: "Bar" })
    const presets = parts.slice(0, 4).map((name) => page.getByRole("button", { name }))
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [360, 600],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const preset of presets) await expect(preset, `${width}×${height}`).toBeInViewport({ ratio: 1 })
      const row = page.locator("[data-slot=dock] :has(> [aria-label='Halve bet'])")
      const show = () => row.evaluate((element) => element.style.removeProperty("display"))
      // The board is fitted to its area a frame after the area has its size.
      await expect(async () => {
        await show()
        const action = await player.roll().boundingBox()
        const below = await bar.boundingBox()
        expect((action?.y ?? height) + (action?.height ?? 0), `${width}×${height}`).toBeLessThanOrEqual(below?.y ?? 0)
        await row.evaluate((element) => element.style.setProperty("display", "none"))
        expect(await player.roll().boundingBox(), `${width}×${height}`).toEqual(action)
      }).toPass({ timeout: 15_000 })
      await show()
    }
  })
})

test("a wallet without funds gets test SOL from the dock and can bet", { tag: long }, async ({ player }) => {
  const { page } = player
  await player.openGame({ funded: false })
  await expect(page.getByText("Not enough SOL to place a bet.").first()).toBeVisible()
  await expect(page.getByRole("alert")).toHaveCount(0)
  await page.getByRole("button", { name: "How to add funds" }).click()
  await expect(page.getByRole("dialog", { name: "How to add funds" })).toContainText(await player.address())
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Get test SOL" }).click()
  await expect(player.roll()).toBeEnabled()
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
})

test("a wallet without funds can play for free from the dock", { tag: long }, async ({ player }) => {
  await player.openGame({ funded: false })
  await player.page.getByRole("button", { name: "Play for free" }).click()
  await expect(player.page).toHaveURL(/\/game\/demo\/dice/)
})
