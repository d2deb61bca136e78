import type { Browser } from "@playwright/test"
import { Connection, PublicKey } from "@solana/web3.js"
import { comingSoonGames, expect, Player, test } from "./casino"
import { long } from "./long"
import { create, join, lobby, select, settledMessage, startGame } from "./race"

// Plinko Race is marked Coming Soon; this server opens it.
test.use({ openGames: comingSoonGames })

const raceProgram = new PublicKey("GambaMyTW8C1NSeFrv2c3KfmX1MSDBF6YbxDeb7dBPxM")

/** Another wallet in a browser of its own, that has been here before. */
async function racer(browser: Browser, at: Player, viewport = { width: 1440, height: 1024 }): Promise<Player> {
  const context = await browser.newContext({ baseURL: at.stack.addresses.url, reducedMotion: "reduce", viewport })
  const player = new Player(await context.newPage(), context, at.stack)
  await startGame(player)
  return player
}

/** The winner's index in the settled race, from the chain's log. */
async function drawnOnChain(player: Player): Promise<string[]> {
  const { rpcUrl, wsUrl } = player.stack.addresses
  const connection = new Connection(rpcUrl, { commitment: "confirmed", wsEndpoint: wsUrl })
  const infos = await connection.getSignaturesForAddress(raceProgram, { limit: 100 }, "confirmed")
  const found = await connection.getTransactions(
    infos.map(({ signature }) => signature),
    { maxSupportedTransactionVersion: 0, commitment: "confirmed" },
  )
  return found
    .flatMap((transaction) => transaction?.meta?.logMessages ?? [])
    .filter((line) => line.includes("Entropy: "))
}

/** Opens the game after the race: the notice, the player's own results, and the way to the explorer. */
async function comeBack(player: Player): Promise<string | null> {
  const { page } = player
  await page.goBack()
  await player.start()
  const notice = page.getByRole("status").filter({ hasText: "A race of yours was drawn" })
  await expect(notice).toBeVisible()
  const results = page.getByRole("region", { name: "Your results" })
  const words = await results.getByRole("listitem").locator("span").first().textContent()
  await expect(notice).toContainText(words ?? "nothing")
  await notice.getByRole("button", { name: "Dismiss" }).click()
  await expect(notice).toHaveCount(0)
  await expect(results.getByRole("link", { name: "Explorer", exact: true })).toHaveAttribute(
    "href",
    /^\/explorer\/transaction\/\w+$/,
  )
  return words
}

test("four wallets race: one winner everywhere, drawn on chain, shown as a replay; a player who was elsewhere finds the result on return; one who leaves a race is refunded", async ({
  player,
  browser,
}) => {
  test.setTimeout(180_000)
  // The first player starts at the home page; the others open the game directly.
  await player.walkTo("Plinko Race")
  await player.start()
  await expect(lobby(player)).toBeVisible()
  const others = [await racer(browser, player), await racer(browser, player), await racer(browser, player)]
  const all = [player, ...others]

  await player.page.getByRole("textbox", { name: "Your name" }).fill("Ann")
  await player.bet().fill("0.5")
  await create(player, { seats: 4, bets: "Any bet" })
  await expect(player.page.getByText(/^You are in\. Pot 0\.5000 SOL/)).toBeVisible()

  for (const [index, other] of others.entries()) {
    await select(other).click()
    await other.page.getByRole("textbox", { name: "Your name" }).fill(`Racer ${index + 2}`)
    await other.bet().fill("0.5")
    await other.page.getByRole("button", { name: /^Join race/ }).click()
    if (index < 2) await expect(other.page.getByText(/^You are in\./)).toBeVisible()
    if (index === 0) await other.page.goto("/")
  }

  const [away] = others
  const watching = all.filter((each) => each !== away)
  // Names are read apart from the race: a name that is not there yet is announced as an address.
  const announced = /^Race settled\. Winner (Ann|Racer [234])\. You/
  for (const each of watching) {
    await expect(settledMessage(each)).toBeVisible({ timeout: 30_000 })
    await expect(settledMessage(each)).toHaveText(announced)
  }
  const result = await comeBack(away ?? player)
  const said = await Promise.all(all.map((each) => (each === away ? result : settledMessage(each).textContent())))
  const winners = said.map((words) => /Winner (.+?)\. You/.exec(words ?? "")?.[1])
  expect(new Set(winners).size).toBe(1)
  expect(winners[0]).toMatch(/^(Ann|Racer [234])$/)
  const takers = said.filter((words) => words?.includes("You win 1.9500 SOL"))
  expect(takers).toHaveLength(1)
  for (const { page } of watching) await expect(page.getByText("winner already drawn")).toBeVisible()
  await test.step("at 1440 × 900 the note about the replay is whole, and each player has one row and one goal", async () => {
    await player.page.setViewportSize({ width: 1440, height: 900 })
    const note = player.page.locator("p").filter({ hasText: "winner already drawn" })
    // The board is fitted to its area a frame after the area has its size.
    await expect(async () => {
      const [pill, board] = await Promise.all([
        note.boundingBox(),
        player.page.locator("[data-slot=board]").boundingBox(),
      ])
      expect(pill?.y).toBeGreaterThanOrEqual(board?.y ?? 0)
      expect(await note.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
    }).toPass({ timeout: 15_000 })
    const scores = player.page.getByRole("region", { name: "Scores" })
    await expect(scores.getByRole("listitem")).toHaveCount(4)
    await expect(scores.getByText("First alone at 100 points or more")).toBeVisible()
  })
  expect(await drawnOnChain(player)).toHaveLength(1)

  await test.step("its page in the explorer proves it without claiming an HMAC", async () => {
    const page = away?.page ?? player.page
    await page
      .getByRole("region", { name: "Your results" })
      .getByRole("link", { name: "Explorer", exact: true })
      .first()
      .click()
    await page.getByRole("tab", { name: "Proof" }).click()
    await expect(page.getByText("6 of 6 passed")).toBeVisible()
    await expect(page.getByText(/there is no HMAC to repeat/)).toBeVisible()
    await page.getByRole("tab", { name: /^Logs/ }).click()
    await page.getByRole("radio", { name: "Draw" }).click()
    await expect(page.getByRole("region", { name: "Logs" })).toContainText("Instruction: SelectWinners")
  })
  const winner = all[said.findIndex((words) => words?.includes("You win"))]
  await expect(winner?.balance() ?? player.balance()).toContainText("11.4", { timeout: 30_000 })
  for (const other of others) await other.context.close()

  await test.step("leaving a race refunds the whole wager, and a reload shows the race again", async () => {
    const balance = async () => Number(await player.balance().locator("data").getAttribute("value"))
    await player.page.getByRole("button", { name: "Back to lobby" }).click()
    const before = await balance()
    await player.bet().fill("1")
    await create(player)
    await expect(player.page.getByText("Your transaction was confirmed.").first()).toBeVisible()
    await player.page.reload()
    await select(player).click()
    await expect.poll(async () => before - (await balance())).toBeGreaterThan(0.9)
    await player.page.getByRole("button", { name: "Leave race" }).click()
    await expect(player.page.getByText("1.0000 SOL is back in your wallet.").first()).toBeVisible()
    await expect(player.page.getByText("Ready to join.")).toBeVisible()
    await expect.poll(async () => before - (await balance())).toBeLessThan(0.1)
  })
})

test("on a phone, for USDC: the lobby has this token's races only, two race, and the winner is paid in it", {
  tag: long,
}, async ({ player, browser }) => {
  test.setTimeout(120_000)
  const phone = { width: 390, height: 844 }
  await player.page.setViewportSize(phone)
  await startGame(player)
  await create(player)
  const other = await racer(browser, player, phone)
  const both = [player, other]
  await expect(select(other)).toBeVisible()
  for (const { page, stack } of both) {
    const wallet = new URL(page.url()).pathname.split("/")[2]
    const body = JSON.stringify({ wallet, token: "USDC" })
    expect((await fetch(stack.addresses.faucetUrl, { method: "POST", body })).ok).toBe(true)
    const token = page.getByRole("radio", { name: "USDC" })
    await token.click()
    await expect(token).toBeChecked()
    await expect(page.getByRole("group", { name: "USDC balance" })).not.toContainText(/^0/)
  }
  await expect(select(other)).toBeHidden()
  await expect(lobby(other).getByText("No open races")).toBeVisible()

  for (const each of both) await each.bet().fill("5")
  await create(player, { seats: 2 })
  await expect(lobby(other).getByText("5.0000 USDC")).toBeVisible()
  await join(other)
  for (const each of both) await expect(settledMessage(each)).toBeVisible({ timeout: 30_000 })
  const said = await Promise.all(both.map((each) => settledMessage(each).textContent()))
  expect(said.filter((words) => words?.includes("You win 9.7500 USDC"))).toHaveLength(1)
  expect(said.filter((words) => words?.includes("You finished second, −5.0000 USDC"))).toHaveLength(1)

  const wide = await Promise.all(both.map(({ page }) => page.evaluate(() => document.documentElement.scrollWidth)))
  expect(wide).toEqual([phone.width, phone.width])
  const winner = both[said.findIndex((words) => words?.includes("You win"))] ?? player
  await winner.page.getByRole("button", { name: "Back to lobby" }).click()
  await lobby(winner)
    .getByRole("button", { name: /^Replay / })
    .click()
  await expect(winner.page.getByText("winner already drawn")).toBeVisible()
  await expect(winner.page.getByRole("group", { name: "USDC balance" })).toContainText("04.75", { timeout: 30_000 })
  await other.context.close()
})
