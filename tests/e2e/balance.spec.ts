import { expect, test } from "./casino"

test("a deposit that arrives before the account subscription starts is shown and announced", async ({ player }) => {
  const { page, stack } = player
  // Subscription requests are sent and never answered.
  const watched = new Promise<void>((resolve) => {
    void page.routeWebSocket(stack.addresses.wsUrl, (socket) => socket.onMessage(() => resolve()))
  })
  await page.goto("/")
  await player.connect()
  const wallet =
    (await player
      .walletMenu()
      .getByTitle(/^\w{32,44}$/)
      .getAttribute("title")) ?? ""
  await expect(player.balance()).toContainText("0.0000")
  await watched
  await player.give(wallet)
  // Sooner than the next regular poll.
  await expect(player.balance()).toContainText("10")
  await expect(page.getByText("10.0000 SOL arrived in your wallet.").first()).toBeVisible({ timeout: 30_000 })
})
