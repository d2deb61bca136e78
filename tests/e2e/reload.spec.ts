import type { Page } from "@playwright/test"
import { expect, moving, type Player, test } from "./casino"
import { long } from "./long"
import { installWalletDouble, setWalletBehavior } from "./wallet-double"

test.use(moving)

/** Answers for one RPC method only; everything else goes through. */
const blockMethod = (page: Page, rpcUrl: string, method: string) =>
  page.route(`${rpcUrl}/**`, (route) =>
    route.request().postData()?.includes(`"${method}"`) ? route.abort() : route.continue(),
  )

/** The one result of this wallet is on screen once, and the wallet paid for one bet. */
async function expectShownOnce(player: Player) {
  const { page } = player
  await expect(player.announcement()).toHaveCount(1)
  const events = await player.settledOnChain()
  expect(events).toHaveLength(1)
  await player.expectRoll(events[0])
  await expect(page.getByRole("region", { name: "Last rolls" }).getByRole("listitem")).toHaveCount(1)

  await page.reload()
  await expect(player.roll()).toBeEnabled()
  await expect(page.getByRole("region", { name: "Last rolls" }).getByRole("listitem")).toHaveCount(1)
  await expect(player.announcement()).toHaveCount(0)
  expect(await player.settledOnChain()).toHaveLength(1)
}

test.beforeEach(async ({ context }) => installWalletDouble(context))

test("a reload while the wallet is asking leaves no bet behind", { tag: long }, async ({ player }) => {
  await player.openGame()
  await setWalletBehavior(player.page, "hesitates")
  await player.roll().click()
  await expect(player.page.getByText("Please sign your bet... 🖋️").first()).toBeVisible()
  await player.page.reload()
  await expect(player.roll()).toBeEnabled()
  await player.page.waitForTimeout(1_500)
  expect(await player.settledOnChain()).toHaveLength(0)
})

test("a reload while the bet is on its way shows its result once and charges once", async ({ player }) => {
  await player.openGame()
  // The account is opened first, with a round of its own kind of traffic; only the bet itself is held back.
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
  await blockMethod(player.page, player.stack.addresses.rpcUrl, "sendTransaction")
  await player.roll().click()
  await expect(player.page.getByText("Sending to blockchain... 🚀").first()).toBeVisible()
  await player.page.reload()
  await player.page.unroute(`${player.stack.addresses.rpcUrl}/**`)
  await expect(player.announcement()).toHaveCount(1)
  const events = await player.settledOnChain()
  expect(events).toHaveLength(2)
  await player.expectRoll(events[0])
})

test("a reload while the result is awaited shows it once and charges once", async ({ player }) => {
  await player.openGame()
  await player.stack.send("holdResults")
  await player.roll().click()
  await expect(player.page.getByText("Getting your result... 🎯").first()).toBeVisible()
  await player.page.reload()
  await player.stack.send("releaseResults")
  await expectShownOnce(player)
})

test("a reload after the result arrived and before it was shown shows it once", async ({ player }) => {
  await player.openGame()
  await player.roll().click()
  // The page reloads itself: the reveal takes less than a second.
  const reloaded = player.page.waitForEvent("load")
  await player.page.evaluate(() => {
    const hasUnrevealed = () =>
      Object.entries(localStorage).some(([key, text]) => key.startsWith("dghrt-round-") && JSON.parse(text).unrevealed)
    const look = setInterval(() => {
      if (!hasUnrevealed()) return
      clearInterval(look)
      location.reload()
    }, 5)
  })
  await reloaded
  await expectShownOnce(player)
})

test("leaving for the front page in the middle of a bet and coming back shows the result", { tag: long }, async ({
  player,
}) => {
  await player.openGame()
  await player.stack.send("holdResults")
  await player.roll().click()
  await expect(player.page.getByText("Getting your result... 🎯").first()).toBeVisible()
  await player.page.getByRole("button", { name: "Back" }).click()
  await player.page.getByRole("link", { name: "Play Now Dice" }).first().click()
  await player.stack.send("releaseResults")
  await expect(player.announcement()).toHaveCount(1)
  expect(await player.settledOnChain()).toHaveLength(1)
})
