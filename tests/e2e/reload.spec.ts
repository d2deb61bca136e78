import type { Page } from "@playwright/test"
import { expect, moving, type Player, test } from "./casino"

test.use(moving)

/** Answers for one RPC method only; everything else goes through. */
const blockMethod = (page: Page, rpcUrl: string, method: string) =>
  page.route(`${rpcUrl}/**`, (route) =>
    route.request().postData()?.includes(`"${method}"`) ? route.abort() : route.continue(),
  )

/** The newest result of this wallet is on screen once, also after another reload, and the wallet paid for so many bets. */
async function expectShownOnce(player: Player, bets: number) {
  const { page } = player
  await expect(player.announcement()).toHaveCount(1)
  const events = await player.settledOnChain()
  expect(events).toHaveLength(bets)
  await player.expectRoll(events[0])
  const results = page.getByRole("list", { name: "Recent results" }).getByRole("listitem")
  await expect(results).toHaveCount(bets)

  await page.reload()
  await expect(player.roll()).toBeEnabled()
  await expect(results).toHaveCount(bets)
  await expect(player.announcement()).toHaveCount(0)
  expect(await player.settledOnChain()).toHaveLength(bets)
}

test("a reload while a bet is on its way, awaited, or drawn and not shown yet shows its result once and charges once", async ({
  player,
}) => {
  const { page, stack } = player
  await player.openGame()
  await test.step("the result is awaited", async () => {
    await stack.send("holdResults")
    await player.roll().click()
    await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
    await page.reload()
    await stack.send("releaseResults")
    await expectShownOnce(player, 1)
  })
  await test.step("the bet is on its way", async () => {
    await blockMethod(page, stack.addresses.rpcUrl, "sendTransaction")
    await player.roll().click()
    await expect(page.getByText("Sending to blockchain... 🚀").first()).toBeVisible()
    await page.reload()
    await page.unroute(`${stack.addresses.rpcUrl}/**`)
    await expectShownOnce(player, 2)
  })
  await test.step("the result has arrived and was not shown", async () => {
    await player.roll().click()
    // The page reloads itself: the reveal takes less than a second.
    const reloaded = page.waitForEvent("load")
    await page.evaluate(() => {
      const hasUnrevealed = () =>
        Object.entries(localStorage).some(
          ([key, text]) => key.startsWith("dghrt-round-") && JSON.parse(text).unrevealed,
        )
      const look = setInterval(() => {
        if (!hasUnrevealed()) return
        clearInterval(look)
        location.reload()
      }, 5)
    })
    await reloaded
    await expectShownOnce(player, 3)
  })
})
