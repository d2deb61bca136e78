import { expect, test } from "./casino"

test("the balance tells nothing of a spin's result before the reels have stopped", async ({ player }) => {
  const { page } = player
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
  // The stake has left, and nothing else has happened yet.
  expect(seen.map((text) => Number.parseFloat(text))).toEqual([9.9])
  await expect(player.balance()).not.toHaveText(/^9\.9000/)
})
