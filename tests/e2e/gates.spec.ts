import type { Page } from "@playwright/test"
import { expect, test } from "./casino"

const stranger = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"

const main = (page: Page) => page.getByRole("main")

/** The page of a closed gate: its number, its words and both ways on. */
async function expectGate(page: Page, status: number, words: string) {
  await expect(main(page).getByText(`${status}`, { exact: true })).toBeVisible()
  await expect(main(page).getByRole("heading", { level: 1, name: words })).toBeVisible()
  await expect(main(page).getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/")
  const again = status === 400 ? "Connect Wallet" : "Retry"
  await expect(main(page).getByRole("button", { name: again })).toBeVisible()
}

test("each gate of a game is met in its order, by its address, and says the way on", async ({ player, page }) => {
  // Whatever else stands in the way, a wallet comes first.
  await page.goto(`/game/${stranger}/roulette`)
  await expectGate(page, 400, "Please connect your wallet to play.")
  await main(page).getByRole("button", { name: "Connect Wallet" }).click()
  await page
    .getByRole("dialog", { name: "Connect Wallet" })
    .getByRole("button", { name: /Local Wallet/ })
    .click()
  const mismatch = "Wallet mismatch. Please reconnect with the correct wallet."
  await expectGate(page, 400, mismatch)
  // Whatever stands where the wallet belongs is not the connected one.
  for (const wallet of [stranger, "not-a-wallet", "1".repeat(300), "%F0%9F%92%A9"]) {
    await page.goto(`/game/${wallet}/dice`)
    await expect(page.getByText(mismatch)).toBeVisible()
  }
  await page.goto("/game/demo/roulette")
  await expectGate(page, 404, "Game not found. Please check the URL or try again later.")
  await page.goto("/game/demo/plinkorace")
  await expectGate(page, 503, "This game is currently under maintenance")
  await expect(main(page)).toContainText("We're working hard to get this game back online. Please check back later!")
  await main(page).getByRole("link", { name: "Back to Home" }).click()
  await expect(page).toHaveURL(/:\d+\/$/)

  await page.goto("/game/demo/crash")
  await expect(main(page).getByRole("heading", { level: 1, name: "This game is being added soon" })).toBeVisible()
  await expect(main(page)).toContainText(
    "We're putting the finishing touches on this exciting new game. Check back soon for the latest additions!",
  )
  await main(page).getByRole("button", { name: "Check Again" }).click()
  await expect(main(page).getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/")

  await test.step("a game whose code does not come can be tried again, and may be written in capitals", async () => {
    await page.route("**/assets/dice-module*", (route) => route.abort())
    await page.goto("/game/demo/DICE")
    await expectGate(page, 500, "Something went wrong while loading the game.")
    await page.unroute("**/assets/dice-module*")
    await main(page).getByRole("button", { name: "Retry" }).click()
    await player.start()
  })
})
