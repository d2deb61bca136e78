import { expect, test } from "./casino"
import { arrive } from "./shell"
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
  await expect(page.getByText(/^A bet of this wallet is on its way\./)).toBeVisible()
  await expect(player.roll()).toHaveCount(0)
  await player.stack.send("releaseResults")
  await switchAccount(page, null)
  await expect(player.announcement()).toBeVisible({ timeout: 20_000 })
  const events = await player.settledOnChain()
  expect(events).toHaveLength(1)
  await player.expectRoll(events[0])
  await expect(player.roll()).toBeEnabled()
})

test("another account of the wallet has its own balance and its own sign-in to the chat; change and departure are announced", async ({
  player,
  context,
}) => {
  const { page } = player
  await installWalletDouble(context)
  await page.setViewportSize({ width: 1_600, height: 1_000 })
  await player.openGame()
  const chat = page.getByRole("complementary", { name: "Chat" })
  await arrive(page)
  await expect(player.balance()).toContainText("10")
  await chat.getByRole("button", { name: "Sign message" }).click()
  await expect(chat.getByRole("textbox", { name: "Message" })).toBeVisible()
  await switchAccount(page, stranger)
  await expect(page.getByText("Account Changed").first()).toBeVisible()
  await expect(page.getByText(/You now play with 4Nd1\.\.\./).first()).toBeVisible()
  await expect(player.balance()).toContainText("0.0000")
  await expect(chat.getByRole("button", { name: "Sign message" })).toBeVisible()
  await switchAccount(page, null)
  await expect(player.balance()).toContainText("10")
  await expect(chat.getByRole("textbox", { name: "Message" })).toBeVisible()

  await test.step("a wallet that leaves is announced", async () => {
    await switchAccount(page, "none")
    await expect(page.getByText("Bets that were sent still settle to it.", { exact: false }).first()).toBeVisible()
    await expect(page.getByRole("banner").getByRole("button", { name: "Connect Wallet" })).toBeVisible()
  })
})
