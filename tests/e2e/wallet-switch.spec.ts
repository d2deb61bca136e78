import { expect, test } from "./casino"
import { arrive } from "./shell"
import { installWalletDouble, switchAccount } from "./wallet-double"

const stranger = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"

test("an account that is switched in mid-bet leaves the game and finds the result on return; another account has its own balance and sign-in, and a change or departure is announced", async ({
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

  await page.setViewportSize({ width: 1_600, height: 1_000 })
  const chat = page.getByRole("complementary", { name: "Chat" })
  await arrive(page)
  const balance = () => player.balance().locator("data").getAttribute("value").then(Number)
  await expect.poll(balance).toBeGreaterThan(5)
  const own = await balance()
  await chat.getByRole("button", { name: "Sign message" }).click()
  await expect(chat.getByRole("textbox", { name: "Message" })).toBeVisible()
  await switchAccount(page, stranger)
  await expect(page.getByText("Account Changed").first()).toBeVisible()
  await expect(page.getByText(/You now play with 4Nd1\.\.\./).first()).toBeVisible()
  await expect(player.balance()).toContainText("0.0000")
  await expect(chat.getByRole("button", { name: "Sign message" })).toBeVisible()
  await switchAccount(page, null)
  await expect.poll(balance).toBe(own)
  await expect(chat.getByRole("textbox", { name: "Message" })).toBeVisible()

  await test.step("a wallet that leaves is announced", async () => {
    await switchAccount(page, "none")
    await expect(page.getByText("Bets that were sent still settle to it.", { exact: false }).first()).toBeVisible()
    await expect(page.getByRole("banner").getByRole("button", { name: "Connect Wallet" })).toBeVisible()
  })
})
