import type { Locator, Page } from "@playwright/test"
import { solMint } from "#contract/config"
import { expect, type Player, test } from "./casino"
import { long } from "./long"
import { arrive } from "./shell"

const give = async ({ stack }: Player, wallet: string, token: string) => {
  const reply = await fetch(stack.addresses.faucetUrl, { method: "POST", body: JSON.stringify({ wallet, token }) })
  expect(reply.ok).toBe(true)
}
const chip = (player: Player) => player.page.getByRole("banner").getByRole("link", { name: "Tokens and fees" })

/** Pages read the pots every half minute. */
async function readPotsAnew(page: Page) {
  await page.evaluate(() => fetch("/api/pools?fresh").then(() => fetch("/api/pools", { cache: "reload" })))
  await page.reload()
}

const jackpotChip = (player: Player) => player.page.getByRole("banner").getByRole("link", { name: /^Jackpot/ })

/** The first figure in SOL of a text. */
async function amountOf(locator: Locator): Promise<number> {
  const [, figure = ""] = /([\d,.]+) SOL/.exec((await locator.textContent()) ?? "") ?? []
  return Number(figure.replaceAll(",", ""))
}

/** What a winner of SOL would receive of the pot that the server has just read. */
async function winnersPart({ stack }: Player): Promise<number> {
  const { pools } = await (await fetch(`${stack.addresses.url}/api/pools?fresh`)).json()
  const { jackpot, jackpotSplit } = pools.find(({ mint }: { mint: string }) => mint === solMint)
  return Number((BigInt(jackpot) * BigInt(jackpotSplit.winner)) / 10_000n) / 1e9
}

async function openTokens(player: Player) {
  await chip(player).click()
  const dialog = player.page.getByRole("dialog", { name: "Select a Token" })
  await expect(dialog.getByRole("radio", { name: "SOL" })).toBeEnabled()
  return dialog
}

test("token and priority fee that are chosen stand in header and costs; none can be changed while a bet is pending", async ({
  player,
}) => {
  const { page } = player
  await player.openGame()
  await test.step("the priority fee stands among the costs", async () => {
    const dialog = await openTokens(player)
    await dialog.getByRole("tab", { name: "Fees" }).click()
    await dialog.getByText("Turbo").click()
    // Beside a game there is one line for messages, which the warning has.
    await expect(page.getByText("Priority Fee Updated", { exact: true })).toBeAttached()
    await expect(page.getByText("High Priority Fee", { exact: true })).toBeVisible()
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Set bet amount" }).click()
    const costs = page.getByRole("dialog", { name: "Set Bet Amount" })
    // The first bet opens the account in a transaction of its own, so that the fee is paid twice.
    await expect(costs.getByText("Priority fee", { exact: true }).locator("xpath=ancestor::dt/..")).toContainText(
      "0.0200",
    )
    await page.keyboard.press("Escape")
    await expect(costs).toBeHidden()
  })

  await test.step("a token cannot be changed while a bet is pending, and the dialog says why", async () => {
    await player.stack.send("holdResults")
    await player.roll().click()
    await expect(page.getByText("Ready to play!").first()).toBeHidden()
    await chip(player).click()
    const dialog = page.getByRole("dialog", { name: "Select a Token" })
    await expect(dialog.getByRole("status")).toContainText("Your Dice bet has not ended")
    await expect(dialog.getByRole("radio", { name: "USDC" })).toBeDisabled()
    await player.stack.send("releaseResults")
    await page.keyboard.press("Escape")
    await expect(player.announcement()).toBeVisible()
  })

  await test.step("a token that is chosen is the one of the header", async () => {
    const dialog = await openTokens(player)
    await dialog.getByText("USD Coin").click()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("group", { name: "USDC balance" })).toBeVisible()
    await expect(page).toHaveURL(/\/game\/(?!demo)\w+\/dice/)
  })

  await test.step("free play leads to tables without money", async () => {
    const dialog = await openTokens(player)
    await dialog.getByText("Play without risk").click()
    await expect(page).toHaveURL(/\/game\/demo\/dice/)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("group", { name: "DGHRT balance" })).toContainText("1,000")
    await expect(jackpotChip(player)).toHaveCount(0)
    await page.getByRole("link", { name: "DGHRT Casino, home" }).click()
    await expect(page.getByRole("link", { name: /Play Now Dice/ }).first()).toHaveAttribute("href", "/game/demo/dice")
    await page.reload()
    await expect(page.getByRole("group", { name: "DGHRT balance" })).toBeVisible()
  })
})

test("the page confirms token and fee together, and goes back", { tag: long }, async ({ player, page }) => {
  await player.openGame()
  await page.goto("/")
  await page.goto("/select-token")
  await expect(page.getByRole("button", { name: "Confirm Selection" })).toBeEnabled()
  await page.getByText("USD Coin").first().click()
  await page.getByRole("tab", { name: "Fees" }).click()
  await page.getByText("Standard speed").click()
  await expect(page.getByRole("group", { name: "SOL balance" })).toBeVisible()
  await page.getByRole("button", { name: "Confirm Selection" }).click()
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("group", { name: "USDC balance" })).toBeVisible()
  expect(await page.evaluate(() => localStorage.priorityFee)).toBe("0")
})

test("bonus tokens pay the wager of the next bet; a bet that wins the jackpot is shown as one, and its player among the winners", async ({
  player,
}) => {
  const { page } = player
  await player.openGame()
  await test.step("bonus", async () => {
    await player.walletMenu().click()
    await page.getByRole("menuitem", { name: "Get bonus SOL" }).click()
    await expect(page.getByText("SOL bonus is on its way.").first()).toBeVisible()
    await page.getByRole("banner").getByRole("link", { name: "Bonus" }).click()
    const dialog = page.getByRole("dialog", { name: "BONUS SYSTEM" })
    await expect(dialog.getByText("0.5", { exact: true })).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press("Escape")
    const arrived = page.getByText("0.5000 SOL of bonus is ready.")
    await expect(arrived, "who asked for it has read that it comes").toHaveCount(0)
    // The dialog reads the wallet by itself. A page that is opened now knows these tokens too, so that only the next ones arrive.
    await page.reload()
    await expect(page.getByRole("group", { name: "SOL balance" })).toContainText(/\d/)
    await give(player, await player.address(), "SOL_BONUS")
    await expect(arrived.first()).toBeVisible({ timeout: 30_000 })
    await page.reload()
    await player.roll().click()
    // The dock still says that it is ready while the press is on its way: the bet is over with its result.
    await expect(player.announcement()).toBeVisible()
    await expect(page.getByText("Ready to play!").first()).toBeVisible()
    await page.getByRole("banner").getByRole("link", { name: "Bonus" }).click()
    await expect(page.getByRole("dialog").getByText("0.9", { exact: true })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Win the next jackpot" }).click()
  await expect(page.getByText("Your next bet that pays the jackpot fee wins", { exact: false }).first()).toBeVisible()
  const dialog = page.getByRole("dialog", { name: "Jackpot" })
  // The bonus of this test brought a part to the pot.
  await readPotsAnew(page)
  await jackpotChip(player).click()
  const split = dialog.getByRole("region", { name: /The pot/ })
  const winners = await amountOf(split.getByText("The winner, 80%").locator("xpath=following-sibling::*"))
  await page.keyboard.press("Escape")
  await player.roll().click()
  // The board is on screen, so that it celebrates the jackpot itself.
  const word = page.locator("[data-slot=outcome]").getByText(/^Jackpot /)
  await expect(word).toBeVisible()
  // The figure before the bet has four places, and the bet's own fee of 0.0001 SOL came to the pot.
  expect(Math.abs((await amountOf(word)) - winners)).toBeLessThan(0.0002)
  // What is left is dust, or nothing.
  await expect(jackpotChip(player).filter({ hasText: /Jackpot \d/ }), "the pot that was paid").toHaveCount(0)
  await page.goto("/jackpot")
  const panel = page.getByRole("main")
  await expect(panel.getByText("ENABLED")).toBeVisible()
  await expect(panel.getByText(/Your last bet of .* SOL/)).toBeVisible()
  await expect(panel.getByRole("listitem").first()).toContainText("SOL")
  await panel.getByRole("switch", { name: "Take part in the jackpot" }).click()
  await expect(panel.getByText("DISABLED")).toBeVisible()
  await expect(page.getByText("Your bets take no part in the jackpot and pay no fee for it.").first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.defaultJackpotFee)).toBe("0")
  await panel.getByRole("switch", { name: "Take part in the jackpot" }).click()
  await expect(page.getByText("0.1% of each bet pays for a chance to win the jackpot.").first()).toBeVisible()
})

test("a jackpot that is won while the tab is hidden is announced once the tab is shown, and its button has what is left by then", {
  tag: long,
}, async ({ player, page }) => {
  await player.openGame()
  // A bonus brings a part to the pot, which another test of this chain may have won.
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Get bonus SOL" }).click()
  await expect(page.getByText("SOL bonus is on its way.").first()).toBeVisible()
  await player.walletMenu().click()
  await page.getByRole("menuitem", { name: "Win the next jackpot" }).click()
  await expect(page.getByText("Your next bet that pays the jackpot fee wins", { exact: false }).first()).toBeVisible()
  await readPotsAnew(page)
  await expect(jackpotChip(player)).toBeVisible()
  const offered = await amountOf(jackpotChip(player))
  await player.stack.send("holdResults")
  await player.roll().click()
  await expect(page.getByText("Ready to play!").first()).toBeHidden()
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true })
      Object.defineProperty(document, "hidden", { value: value === "hidden", configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    }, state)
  await show("hidden")
  await player.stack.send("releaseResults")
  const user = await player.address()
  const settled = async () => {
    const url = `${player.stack.addresses.url}/api/events/settledGames?user=${user}&itemsPerPage=1`
    return ((await (await fetch(url)).json()).results ?? []).length
  }
  await expect.poll(settled).toBe(1)
  await show("visible")
  await expect(page.getByText("You won the jackpot", { exact: false }).first()).toBeVisible()
  const left = async () => Number(await jackpotChip(player).locator("data").getAttribute("value"))
  await expect.poll(left).toBeLessThan(offered)
  expect(await left()).toBe(await winnersPart(player))
})

test("a visitor sees the jackpot, and no bonus of anyone", { tag: long }, async ({ page, stack: _ }) => {
  await page.goto("/bonus")
  await expect(page.getByText("Connect to view")).toBeVisible()
  await page.goto("/jackpot")
  await expect(page.getByText("Connect a wallet to take part in the jackpot.")).toBeVisible()
  await page.goto("/select-token?tab=invite")
  await page.getByRole("button", { name: "Copy Referral Link" }).click()
  await expect(page.getByRole("dialog", { name: "Connect Wallet" })).toBeVisible()
})

test("a wallet with USDC and no SOL shows the SOL that it lacks, and opens its account once it has some", async ({
  player,
}) => {
  const { page } = player
  await player.openGame({ funded: false })
  await give(player, await player.address(), "USDC")
  const dialog = await openTokens(player)
  await dialog.getByText("USD Coin").click()
  await page.keyboard.press("Escape")
  await expect(page.getByText(/You need 0\.0\d+ SOL more for network fees/).first()).toBeVisible()
  await expect(player.roll()).toHaveCount(0)
  await give(player, await player.address(), "SOL")
  await expect(player.roll()).toBeEnabled({ timeout: 30_000 })
  await player.openMore("Game settings")
  await page.getByRole("dialog").getByRole("button", { name: "Transaction" }).click()
  const account = page.getByRole("dialog", { name: "Transaction" })
  await account.getByRole("button", { name: "Open account" }).click()
  await expect(account.getByText(/^Account created\./)).toBeVisible()
})

test("bonus and jackpot lead back one step, and to the games", { tag: long }, async ({ player, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page)
  await player.connect()
  for (const [path, link] of [
    ["/bonus", /Bonus/],
    ["/jackpot", /Jackpot/],
  ] as const) {
    await arrive(page, "/explorer")
    const open = () => page.getByRole("link", { name: link }).and(page.locator(":visible")).first().click()
    await open()
    await expect(page).toHaveURL(path)
    await page.getByRole("button", { name: "Back", exact: true }).click()
    await expect(page).toHaveURL("/explorer")
    await open()
    await page.getByRole("link", { name: "Start Playing" }).click()
    await expect(page).toHaveURL("/")
  }
})
