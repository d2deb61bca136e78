import { expect, test } from "./casino"
import { long } from "./long"

/** What of the game's dock and footer has to be in the window without scrolling. */
const parts = ["Halve bet", "Double bet, 2×", "Min bet", "Max bet", "Copy the next hashed seed", "Verify last result"]

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const) {
  test(`presets, action, seed, proof and fees are in the window at ${width}x${height}, sidebars open or closed`, async ({
    player,
  }) => {
    const { page } = player
    await page.setViewportSize({ width, height })
    await player.openGame()
    await player.roll().click()
    await expect(player.announcement()).toBeVisible()
    for (const state of ["open", "closed"] as const) {
      const sidebars = state === "open" ? { navigation: "open", chat: "open" } : { navigation: "rail", chat: "folded" }
      await page.evaluate((next) => Object.assign(document.documentElement.dataset, next), sidebars)
      await page.evaluate(() => scrollTo(0, 0))
      const targets = [
        ...parts.map((name) => page.getByRole("button", { name })),
        page.getByRole("button", { name: /^Fees on this bet/ }),
        player.roll(),
      ]
      for (const target of targets) {
        await expect(target).toBeInViewport({ ratio: 1 })
        const reached = await target.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
        expect(reached).toBe(true)
      }
    }
  })
}

test("the message of a jackpot lies beside the recent results, not on them, at 1440x900", async ({ player }) => {
  const { page, stack } = player
  await page.setViewportSize({ width: 1440, height: 900 })
  await player.openGame()
  const jackpotUrl = new URL("/jackpot", stack.addresses.faucetUrl)
  const armed = await fetch(jackpotUrl, { method: "POST", body: JSON.stringify({ wallet: await player.address() }) })
  expect(armed.ok).toBe(true)
  await player.roll().click()
  const message = page.locator("[data-slot=toast]").filter({ hasText: "You won the jackpot" })
  await expect(message).toBeVisible()
  const results = await page.getByRole("list", { name: "Recent results" }).boundingBox()
  const box = await message.boundingBox()
  if (!results || !box) throw new Error("Expected both on screen")
  expect(results.x + results.width).toBeLessThan(box.x)
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
