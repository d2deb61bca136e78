import type { Locator, Page } from "@playwright/test"
import { expect, type Player, test } from "./casino"
import { swipe } from "./shell"

const dialog = (page: Page) => page.getByRole("dialog", { name: "Set Bet Amount" })
const amount = (page: Page) => dialog(page).getByRole("textbox", { name: "Bet amount" })
const preset = (page: Page, name: RegExp | string) => dialog(page).getByRole("button", { name })
async function open(page: Page) {
  await page.getByRole("button", { name: "Set bet amount" }).click()
  await expect(dialog(page)).toBeVisible()
}
async function confirm(page: Page) {
  await preset(page, "Confirm").click()
  await expect(dialog(page)).toBeHidden()
}

async function balanceOf(player: Player): Promise<bigint> {
  const data = { jsonrpc: "2.0", id: 1, method: "getBalance", params: [await player.address()] }
  const reply = await player.page.request.post(player.stack.addresses.rpcUrl, { data })
  return BigInt((await reply.json()).result.value)
}

/** In the window, and nothing before it: what changes its place with the width may still cover it. */
async function expectReached(target: Locator, where: string) {
  await expect(target, where).toBeInViewport({ ratio: 1 })
  const reached = () =>
    target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(reached, where).toBe(true)
}

test("what a bet costs is said line by line before it is signed, and is what it costs; a preset follows the price; all of it is in the window of a laptop", async ({
  player,
}) => {
  const { page } = player
  // One SOL is 250 dollars, as of now.
  await page.route("**/api/services/coingecko**", (route) =>
    route.fulfill({ json: { solana: { usd: 250, last_updated_at: Math.floor(Date.now() / 1000) } } }),
  )
  await player.openGame()

  await test.step("the dialog of the tokens says what the balance is worth, and the smallest bet in dollars", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Tokens and fees" }).click()
    const tokens = page.getByRole("dialog", { name: "Select a Token" })
    await expect(tokens.getByText("$2,500.00")).toBeVisible()
    await expect(tokens.getByText("Minimum wager $1.00")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(tokens).toBeHidden()
  })

  await test.step("less than a dollar's worth is named as too small, and the button for it goes up to it", async () => {
    await player.bet().fill("0.001")
    await expect(page.getByRole("alert")).toContainText("The smallest bet is 0.004 SOL")
    await expect(player.roll()).toBeDisabled()
    await open(page)
    await preset(page, "Min bet").click()
    await confirm(page)
    await expect(player.bet()).toHaveValue("0.004")
    await expect(player.roll()).toBeEnabled()
  })

  await test.step("the first bet names what it costs", async () => {
    await open(page)
    await expect(dialog(page).getByText("0.0040 SOL ≈ $1.00")).toBeVisible()
    await preset(page, /^\$25 /).click()
    await expect(amount(page)).toHaveValue("0.1")
    await expect(dialog(page).getByText("≈ $25.00")).toBeVisible()
    await confirm(page)
    const costs = page.getByRole("region", { name: "Your first bet, line by line" })
    for (const line of [
      ...["Bet", "Platform fee", "Protocol fee", "Pool fee", "Jackpot fee", "Network fee", "Priority fee"],
      ...["Account deposit", "Token account set-up", "Leaves your wallet"],
    ])
      await expect(costs.getByRole("term").filter({ hasText: new RegExp(`^${line}( ?\\d\\.\\d\\d%)?$`) })).toBeVisible()
    await expect(costs.getByRole("term").filter({ hasText: /^Pool fee/ })).toContainText(/\d\.\d\d%/)
    await expect(costs.getByText(/^0\.01489440* SOL$/)).toBeVisible()
    // The first bet in a token on this network pays as much again for the platform's account.
    await expect(costs.getByText(/^0\.002039280? SOL$/).first()).toBeVisible()
    await player.rollOnce()
    await expect(costs).toBeHidden()
  })

  await test.step("presets, action, proof and fees are in the window of a laptop, sidebars open or closed", async () => {
    const size = page.viewportSize() ?? { width: 1440, height: 1024 }
    const names = ["Halve bet", "Double bet, 2×", "Min bet", "Max bet", "Verify this result"]
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const sidebars of [
        { navigation: "rail", chat: "folded" },
        { navigation: "open", chat: "open" },
      ]) {
        await page.evaluate((next) => {
          Object.assign(document.documentElement.dataset, next)
          scrollTo(0, 0)
        }, sidebars)
        const fees = page.getByRole("button", { name: /^Fees/ })
        for (const target of [...names.map((name) => page.getByRole("button", { name })), fees, player.roll()])
          await expectReached(target, `${width} px, chat ${sidebars.chat}`)
      }
    }
    await page.setViewportSize(size)
  })

  await test.step("what was set is what is bet, and what was said is what it takes", async () => {
    await open(page)
    await preset(page, /^\$10 /).click()
    await confirm(page)
    await expect(player.bet()).toHaveValue("0.04")
    await expect(page.getByText("≈ $10.00")).toBeVisible()
    await page.getByRole("button", { name: /^Fees/ }).click()
    const costs = page.getByRole("dialog", { name: "What this bet costs" })
    await expect(costs).toBeVisible()
    // That the first bet has opened the accounts is known only after the wallet has been read again.
    await expect(costs.getByRole("term").filter({ hasText: /set-up|deposit/ })).toHaveCount(0)
    const total = (await costs.getByRole("definition").filter({ hasText: "0.04" }).last().textContent()) ?? ""
    await page.keyboard.press("Escape")
    const before = await balanceOf(player)
    await player.roll().click()
    await expect.poll(async () => (await player.settledOnChain()).length).toBe(2)
    const [settled] = await player.settledOnChain()
    expect(settled?.wager).toBe(40_000_000n)
    const taken = before - (await balanceOf(player)) + (settled?.payout ?? 0n)
    expect(taken).toBe(BigInt(Math.round(Number.parseFloat(total) * 1e9)))
  })
})

test.describe("on a phone", () => {
  test.use({ hasTouch: true })

  test("a finger that scrolls over the track of Dice changes no bet; a tap and a movement along it do", async ({
    player,
  }) => {
    const { page } = player
    await player.openGame()
    await page.setViewportSize({ width: 390, height: 664 })
    const target = page.getByRole("slider", { name: /Target|under/i })
    const track = page.locator("[data-slot=slider]")
    const value = async () => Number(await target.getAttribute("aria-valuenow"))
    const box = async () => (await track.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(await value()).toBe(50)

    await test.step("a tap", async () => {
      const { x, y, width, height } = await box()
      await page.touchscreen.tap(x + width * 0.25, y + height / 2)
      await expect.poll(value).toBeLessThan(30)
    })

    await test.step("a movement along it", async () => {
      const { x, y, width, height } = await box()
      await swipe(page, [
        [x + width * 0.25, y + height / 2],
        [x + width * 0.8, y + height / 2],
      ])
      await expect.poll(value).toBeGreaterThan(70)
    })

    await test.step("a scroll", async () => {
      const before = await value()
      const { x, y, width, height } = await box()
      const [at, middle] = [x + width * 0.15, y + height / 2]
      await swipe(page, [
        [at, middle],
        [at + 3, middle - 160],
      ])
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      expect(await value()).toBe(before)
    })
  })
})
