import type { Browser } from "@playwright/test"
import { Connection, PublicKey } from "@solana/web3.js"
import { expect, Player, test } from "./casino"

// Races are kept shut; this casino opens them.
test.use({ openGames: "plinkorace" })

const raceProgram = new PublicKey("GambaMyTW8C1NSeFrv2c3KfmX1MSDBF6YbxDeb7dBPxM")

/** A wallet of its own in a browser of its own, with money, at the lobby. */
async function racer(browser: Browser, at: Player): Promise<Player> {
  const context = await browser.newContext({ baseURL: at.stack.addresses.url, reducedMotion: "reduce" })
  const player = new Player(await context.newPage(), context, at.stack)
  await enter(player)
  return player
}

async function enter(player: Player) {
  await player.walkTo("Plinko Race")
  await player.page.getByRole("button", { name: "Start Game" }).click()
  await expect(lobby(player)).toBeVisible()
}

const select = (player: Player) => player.page.getByRole("button", { name: /^Select .*'s race/ }).first()
const lobby = (player: Player) => player.page.getByRole("region", { name: "Open races" })

/** Of the drawn race as the log on chain tells it: where the winner sat. */
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

test("four wallets in four browsers race: one winner everywhere, drawn on chain, shown as a replay", async ({
  player,
  browser,
}) => {
  test.setTimeout(180_000)
  await enter(player)
  const others = [await racer(browser, player), await racer(browser, player), await racer(browser, player)]
  const all = [player, ...others]

  await player.page.getByRole("textbox", { name: "Your name" }).fill("Ann")
  await player.bet().fill("0.5")
  await lobby(player).getByRole("button", { name: "Create" }).click()
  const dialog = player.page.getByRole("dialog", { name: "Create a race" })
  await dialog.getByRole("radio", { name: "Any bet" }).click()
  await dialog.getByRole("spinbutton", { name: "Seats" }).fill("4")
  await dialog.getByRole("button", { name: "Create race" }).click()
  await expect(player.page.getByText(/^You are in\. Pot 0\.5000 SOL/)).toBeVisible()

  for (const [index, other] of others.entries()) {
    await select(other).click()
    await other.page.getByRole("textbox", { name: "Your name" }).fill(`Racer ${index + 2}`)
    await other.bet().fill("0.5")
    await other.page.getByRole("button", { name: /^Join race/ }).click()
    if (index < 2) await expect(other.page.getByText(/^You are in\./)).toBeVisible()
  }

  const told = all.map(({ page }) => page.getByRole("status").filter({ hasText: /^Race settled\. Winner / }))
  for (const words of told) await expect(words).toBeVisible({ timeout: 30_000 })
  const said = await Promise.all(told.map((words) => words.textContent()))
  const winners = said.map((words) => /Winner (.+?)\. You/.exec(words ?? "")?.[1])
  expect(new Set(winners).size).toBe(1)
  expect(winners[0]).toMatch(/^(Ann|Racer [234])$/)
  const takers = said.filter((words) => words?.includes("You take 1.9500 SOL"))
  expect(takers).toHaveLength(1)
  for (const { page } of all) await expect(page.getByText("winner already drawn")).toBeVisible()
  expect(await drawnOnChain(player)).toHaveLength(1)

  const winner = all[said.findIndex((words) => words?.includes("You take"))]
  await expect(winner?.balance() ?? player.balance()).toContainText("11.4", { timeout: 30_000 })
  for (const other of others) await other.context.close()
})

test("a seat is taken back whole, and a reload finds the race again", async ({ player }) => {
  await enter(player)
  await player.bet().fill("1")
  await lobby(player).getByRole("button", { name: "Create" }).click()
  await player.page.getByRole("dialog", { name: "Create a race" }).getByRole("button", { name: "Create race" }).click()
  await expect(player.page.getByText(/^You are in\./)).toBeVisible()
  await player.page.reload()
  await select(player).click()
  await player.page.getByRole("button", { name: "Leave race" }).click()
  await expect(player.page.getByText("Ready to join.")).toBeVisible()
  await expect(player.balance()).toContainText("9.9")
})
