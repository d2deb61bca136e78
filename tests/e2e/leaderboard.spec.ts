import { expect, test } from "./casino"

test("a player's wager appears on the leaderboard, as page and as dialog, with a link to the player", async ({
  player,
}) => {
  await player.openGame()
  const { page } = player
  await player.bet().fill("0.25")
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
  await page.goto("/leaderboard")
  const row = page.getByRole("row").filter({ hasText: "You" })
  // The server counts again every 30 seconds.
  await expect(row).toContainText("0.25", { timeout: 60_000 })
  await expect(row.getByRole("link")).toHaveAttribute("href", /^\/explorer\/player\//)
  await page.getByRole("radio", { name: "USDC" }).click()
  await expect(page.getByText("Coming soon.")).toBeVisible()
  await expect(page).toHaveURL(/token=USDC/)
  await page.reload()
  await expect(page.getByText("Coming soon.")).toBeVisible()

  await page.getByRole("banner").getByRole("link", { name: "Leaderboard" }).click()
  const dialog = page.getByRole("dialog", { name: "Leaderboard" })
  await expect(dialog.getByRole("row").filter({ hasText: "You" })).toContainText("0.25")
})
