import { expect, test } from "./casino"
import { installWalletDouble, switchAccount } from "./wallet-double"

const stranger = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"

test("a wallet that is switched in the middle of a bet leaves the game, and shows the result after switching back", async ({
  player,
  context,
}) => {
  const { page } = player
  await installWalletDouble(context)
  await player.openGame()
  await player.stack.send("holdResults")
  await player.roll().click()
  await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
  await switchAccount(page, stranger)
  await expect(page.getByText("Wallet mismatch. Please reconnect with the correct wallet.")).toBeVisible()
  await expect(player.roll()).toHaveCount(0)
  await player.stack.send("releaseResults")
  await switchAccount(page, null)
  await expect(player.announcement()).toBeVisible({ timeout: 20_000 })
  const events = await player.settledOnChain()
  expect(events).toHaveLength(1)
  await player.expectRoll(events[0])
  await expect(player.roll()).toBeEnabled()
})
