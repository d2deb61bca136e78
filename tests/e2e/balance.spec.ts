import { expect, test } from "./casino"

test("money that comes before the node has taken up its watch is seen all the same", async ({ player }) => {
  const { page, stack } = player
  // The page asks for its watches, and hears of none of them.
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
  // Sooner than the next of the regular readings.
  await expect(player.balance()).toContainText("10")
})
