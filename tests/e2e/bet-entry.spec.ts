import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"
import { installWalletDouble, setWalletBehavior } from "./wallet-double"

const dialog = (page: Page) => page.getByRole("dialog", { name: "Set Bet Amount" })
const amount = (page: Page) => dialog(page).getByRole("textbox", { name: "Bet amount" })
const open = async (page: Page) => {
  await page.getByRole("button", { name: "Set bet amount" }).click()
  await expect(dialog(page)).toBeVisible()
}
/** One SOL is 250 dollars, as of now. */
const price = (page: Page) =>
  page.route("**/api/services/coingecko**", (route) =>
    route.fulfill({ json: { solana: { usd: 250, last_updated_at: Math.floor(Date.now() / 1000) } } }),
  )

test("a preset is converted by the price, and what was set is what is bet", async ({ player }) => {
  const { page } = player
  await price(page)
  await player.openGame()
  await open(page)
  await expect(dialog(page).getByText("0.0040 SOL ≈ $1.00")).toBeVisible()
  await dialog(page)
    .getByRole("button", { name: /^\$25 / })
    .click()
  await expect(amount(page)).toHaveValue("0.1")
  await expect(dialog(page).getByText("≈ $25.00")).toBeVisible()
  await expect(dialog(page).getByRole("button", { name: /^\$10 / })).toBeEnabled()
  await dialog(page)
    .getByRole("button", { name: /^\$10 / })
    .click()
  await dialog(page).getByRole("button", { name: "Confirm" }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(player.bet()).toHaveValue("0.04")
  await expect(page.getByText("≈ $10.00")).toBeVisible()
  await test.step("the dialog of the tokens says what the balance is worth, and the smallest bet in dollars", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Tokens and fees" }).click()
    const tokens = page.getByRole("dialog", { name: "Select a Token" })
    await expect(tokens.getByText("$2,500.00")).toBeVisible()
    await expect(tokens.getByText("Minimum wager $1.00")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(tokens).toBeHidden()
  })
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
  expect((await player.settledOnChain())[0]?.wager).toBe(40_000_000n)
})

test("bets, typing with its focus and a minute without input ask the node as often as their budgets allow", {
  tag: long,
}, async ({ player }) => {
  const { page, stack } = player
  await page.clock.install()
  // The page's clock is moved, because a busy machine lets it go on between two keys. The replies come in their own time.
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await page.clock.runFor(1_000)
      await page.waitForTimeout(25)
    }
  }
  await stack.send("setDelay", 400)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await player.openGame()
  // The session reads its figures again 1, 4 and 10 seconds after it was opened, and each reading takes its own time.
  await pass(13)
  const calls = player.nodeCalls()
  // Typing begins after one of the readings that come every 20 seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  while (calls.length === 0) await pass(1)
  const expectAtMost = async (most: number, work: () => Promise<void>) => {
    const before = calls.length
    await work()
    const own = calls.slice(before)
    expect(own.length, own.join(", ")).toBeLessThanOrEqual(most)
  }
  const bet = async () => {
    const settled = (await player.settledOnChain()).length
    await player.roll().click()
    await expect(player.announcement()).toHaveCount(1)
    await expect(page.getByRole("region", { name: "Last rolls" }).getByRole("listitem")).toHaveCount(settled + 1)
  }
  await expectAtMost(1, async () => {
    await player.bet().click()
    await player.bet().press("ControlOrMeta+A")
    for (const key of "0.2375") {
      await player.bet().press(key)
      await page.clock.runFor(100)
    }
    await page.clock.runFor(500)
    await expect(player.bet()).toHaveValue("0.2375")
    await page.clock.resume()
  })
  await expectAtMost(14, bet)
  await expectAtMost(10, bet)
  await expectAtMost(6, () => pass(60))
})

test("less than a dollar's worth is named as too small, and the button for it goes up to it", { tag: long }, async ({
  player,
}) => {
  const { page } = player
  await price(page)
  await player.openGame()
  await player.bet().fill("0.001")
  await expect(page.getByRole("alert")).toContainText("The smallest bet is 0.004 SOL")
  await expect(player.roll()).toBeDisabled()
  await open(page)
  await dialog(page).getByRole("button", { name: "Min bet" }).click()
  await dialog(page).getByRole("button", { name: "Confirm" }).click()
  await expect(player.bet()).toHaveValue("0.004")
  await expect(player.roll()).toBeEnabled()
})

test("nothing typed closes the dialog and changes nothing; Escape and a click outside do the same", {
  tag: long,
}, async ({ player }) => {
  const { page } = player
  await player.openGame()
  await open(page)
  await amount(page).fill("")
  await dialog(page).getByRole("button", { name: "Confirm" }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(player.bet()).toHaveValue("0.1")
  for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
    await open(page)
    await amount(page).fill("3")
    await expect(page.locator("body")).toHaveCSS("overflow", "hidden")
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(player.bet()).toHaveValue("0.1")
  }
  await expect(page.getByRole("button", { name: "Set bet amount" })).toBeFocused()
})

test("what the first bet costs is said line by line before anything is signed, and is what it costs", async ({
  player,
}) => {
  const { page } = player
  await player.openGame()
  const costs = page.getByRole("region", { name: "Your first bet, line by line" })
  for (const line of [
    "Bet",
    "Platform fee",
    "Protocol fee",
    "Pool fee",
    "Jackpot fee",
    "Network fee",
    "Priority fee",
    "Player account rent",
    "Token account rent",
    "Leaves your wallet",
  ])
    await expect(costs.getByRole("term").filter({ hasText: new RegExp(`^${line}( ?\\d\\.\\d\\d%)?$`) })).toBeVisible()
  await expect(costs.getByRole("term").filter({ hasText: /^Pool fee/ })).toContainText(/\d\.\d\d%/)
  await expect(costs.getByText("0.0148944 SOL", { exact: true })).toBeVisible()
  // The first bet in a token on this network pays as much again for the platform's account.
  await expect(costs.getByText("0.00203928 SOL", { exact: true }).first()).toBeVisible()
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
  await expect(costs).toBeHidden()

  await page.getByRole("button", { name: /^Leaves beside the bet/ }).click()
  const again = page.getByRole("dialog", { name: "What this bet costs" })
  await expect(again).toBeVisible()
  // That the first bet has opened the accounts is known only after the wallet has been read again.
  await expect(again.getByRole("term").filter({ hasText: "rent" })).toHaveCount(0)
  const total = (await again.getByRole("definition").filter({ hasText: "0.10" }).last().textContent()) ?? ""
  const balanceOf = async () => {
    const reply = await page.request.post(player.stack.addresses.rpcUrl, {
      data: { jsonrpc: "2.0", id: 1, method: "getBalance", params: [await player.address()] },
    })
    return BigInt((await reply.json()).result.value)
  }
  await page.keyboard.press("Escape")
  const before = await balanceOf()
  await player.roll().click()
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(2)
  const [settled] = await player.settledOnChain()
  const taken = before - (await balanceOf()) + (settled?.payout ?? 0n)
  expect(taken).toBe(BigInt(Math.round(Number.parseFloat(total) * 1e9)))
})

test("double-clicking the action of a bet that was just set signs once", { tag: long }, async ({ player }) => {
  const { page } = player
  await player.openGame()
  await player.betMax()
  await open(page)
  await amount(page).fill("0.05")
  await amount(page).press("Enter")
  await expect(dialog(page)).toBeHidden()
  await player.roll().dblclick()
  await expect(player.announcement()).toBeVisible()
  const events = await player.settledOnChain()
  expect(events).toHaveLength(1)
  expect(events[0]?.wager).toBe(50_000_000n)
})

test("a token chosen in the bet dialog applies everywhere and survives a reload", { tag: long }, async ({
  player,
  context,
}) => {
  const { page } = player
  await player.openGame()
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByRole("button", { name: "Start Game" }).click()
  await expect(second.getByRole("textbox", { name: "Bet amount" })).toHaveValue("0.1")
  await open(page)
  await dialog(page).getByRole("radio", { name: "USDC" }).click()
  await expect(amount(page)).toHaveValue("5")
  await expect(page.getByRole("group", { name: "USDC balance", includeHidden: true })).toBeVisible()
  await expect(second.getByRole("group", { name: "USDC balance" })).toBeVisible()
  await second.close()
  await page.keyboard.press("Escape")
  await expect(page.getByText("Not enough USDC to place a bet.").first()).toBeVisible()
  await page.reload()
  await expect(player.bet()).toHaveValue("5")
  await open(page)
  await dialog(page).getByRole("radio", { name: "SOL" }).click()
  await page.keyboard.press("Escape")
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
})

test("a persisted token that the casino does not offer is replaced by the first one", { tag: long }, async ({
  player,
}) => {
  const { page } = player
  await player.openGame()
  await page.evaluate(() => localStorage.setItem("selectedTokenMint", '"8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR"'))
  await page.reload()
  await expect(page.getByRole("group", { name: "SOL balance" })).toBeVisible()
  await expect(player.bet()).toHaveValue("0.1")
})

test("the bet bar changes its layout at 800 pixels", { tag: long }, async ({ player }) => {
  const { page } = player
  await player.openGame()
  for (const [width, wide] of [
    [801, true],
    [800, false],
  ] as const) {
    await page.setViewportSize({ width, height: 1024 })
    // On narrow screens the action button has its own row.
    await expect.poll(async () => ((await player.roll().boundingBox())?.width ?? 0) < 300).toBe(wide)
  }
})

test.describe("a play that fails", () => {
  const toast = (page: Page) =>
    page.getByRole("region", { name: /Notifications/ }).getByText("You rejected the transaction in your wallet.")
  test.beforeEach(async ({ context }) => installWalletDouble(context))

  test("is announced in a toast and stays on the board until it is dismissed; the next bet removes both", {
    tag: long,
  }, async ({ player }) => {
    const { page } = player
    await player.openGame()
    await setWalletBehavior(page, "declines")
    await player.roll().click()
    await expect(toast(page)).toBeVisible()
    const line = page.getByRole("alert")
    await expect(line).toContainText("No money has moved")
    await page
      .getByRole("region", { name: /Notifications/ })
      .getByRole("button", { name: "Dismiss" })
      .click()
    await expect(toast(page)).toHaveCount(0)
    await expect(line).toBeVisible()
    await player.roll().click()
    await expect(toast(page)).toHaveCount(1)
    await setWalletBehavior(page, "signs")
    await player.roll().click()
    await expect(player.announcement()).toBeVisible()
    await expect(toast(page)).toHaveCount(0)
    await expect(line).toHaveCount(0)
  })

  test("moves nothing when it is declined; without a connected wallet it opens the wallet dialog; both can be played afterwards", async ({
    player,
  }) => {
    const { page } = player
    await player.openGame()
    await test.step("declined", async () => {
      await setWalletBehavior(page, "declines")
      await player.roll().click()
      const alert = page.getByRole("alert")
      await expect(alert).toContainText("Transaction Rejected")
      await expect(alert).toContainText("No money has moved")
      await setWalletBehavior(page, "signs")
      await player.roll().click()
      await expect(player.announcement()).toBeVisible()
      expect(await player.settledOnChain()).toHaveLength(1)
      await expect(toast(page)).toHaveCount(0)
    })
    await setWalletBehavior(page, "forgets")
    await player.roll().click()
    const wallets = page.getByRole("dialog", { name: "Connect Wallet" })
    await expect(wallets).toBeVisible()
    await expect(toast(page)).toHaveCount(0)
    await setWalletBehavior(page, "signs")
    await wallets.getByRole("button", { name: /Local Wallet/ }).click()
    await expect(wallets).toBeHidden()
    await player.roll().click()
    await expect.poll(async () => (await player.settledOnChain()).length).toBe(2)
  })

  test("is announced on any page the player has opened meanwhile", { tag: long }, async ({ player }) => {
    const { page } = player
    await player.openGame()
    await setWalletBehavior(page, "hesitates")
    await player.roll().click()
    await expect(page.getByText("Please sign your bet... 🖋️").first()).toBeVisible()
    await page.getByRole("button", { name: "Back" }).click()
    await expect(page.getByRole("region", { name: "Singleplayer Games" })).toBeVisible()
    await setWalletBehavior(page, "declines")
    await expect(toast(page)).toBeVisible()
    await page.goBack()
    await player.start()
    await expect(page.getByRole("alert")).toContainText("No money has moved")
    expect(await player.settledOnChain()).toHaveLength(0)
  })
})
