import { expect, moving, test } from "./casino"
import { turnAway } from "./shell"

test.use(moving)

test("the balance tells nothing of a spin's result before the reels have stopped", async ({ player, page }) => {
  await player.openGame({ game: "slots" })
  const reels = page.locator("[data-slot=slots]")
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const phase = document.querySelector("[data-slot=slots]")?.getAttribute("data-phase")
      const balance = document.querySelector("[aria-label='SOL balance']")?.textContent ?? ""
      if (phase === "stopping" && !seen.includes(balance)) seen.push(balance)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.getByRole("button", { name: /^Spin/ }).click()
  await expect(reels).toHaveAttribute("data-phase", "settled")
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  // The stake of 0.1 has left, and the rent of the account that the first bet opens; nothing else has happened yet.
  expect(seen).toHaveLength(1)
  const [before = ""] = seen
  expect(Number.parseFloat(before)).toBeGreaterThan(9.85)
  expect(Number.parseFloat(before)).toBeLessThanOrEqual(9.9)
  await expect(player.balance()).not.toHaveText(before)
})

test("a tab that is hidden in mid-spin says no result until it is looked at, and then its reels stand", async ({
  player,
}) => {
  const { page } = player
  await player.openGame({ game: "slots" })
  const reels = page.locator("[data-slot=slots]")
  await page.getByRole("button", { name: /^Spin/ }).click()
  await expect(reels).toHaveAttribute("data-phase", "stopping")
  const comeBack = await turnAway(page)
  const before = (await player.balance().textContent()) ?? ""
  await expect.poll(() => player.settledOnChain()).toHaveLength(1)
  await expect(player.balance()).toHaveText(before)
  await expect(reels).toHaveAttribute("data-phase", "stopping")
  await comeBack()
  await expect(reels).toHaveAttribute("data-phase", "settled")
  await expect(player.balance()).not.toHaveText(before)
})

test("leaving a board in mid-spin says its result in words, and the next game can bet", async ({ player, page }) => {
  await player.openGame({ game: "slots" })
  await page.getByRole("button", { name: /^Spin/ }).click()
  await expect(page.locator("[data-slot=slots]")).toHaveAttribute("data-phase", "stopping")
  await page.getByRole("button", { name: "Back", exact: true }).click()
  await expect(page.getByText(/^Slots game completed successfully! (Line of|No line)/)).toBeVisible()
  await page.getByRole("link", { name: "Play Now Dice" }).first().click()
  await page.getByRole("button", { name: "Start Game" }).click()
  await expect(player.roll()).toBeEnabled()
  await expect(page.locator("[data-slot=other-bet]")).toHaveCount(0)
})
