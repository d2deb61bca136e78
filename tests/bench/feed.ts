import { expect, type Page } from "@playwright/test"
import { Connection, PublicKey } from "@solana/web3.js"
import { getGameAddress } from "gamba-core-v2"
import type { Player } from "../e2e/casino"
import { atBuiltCasino, type BuiltCasino } from "../support/built-casino"
import { type Benchmark, ms, quantile } from "./report"

const bets = 30
const budgetMs = 2_000
const patienceMs = 20_000

/** How long after its settlement a bet is on the screen of another browser that shows the latest bets. */
export const feed: Benchmark = {
  name: "feed",
  builtApp: true,
  async run() {
    const waitsMs = await atBuiltCasino(measure)
    return [
      { what: `latest bets: median of ${bets} bets`, value: ms(quantile(waitsMs, 0.5)) },
      { what: "latest bets: slowest", value: ms(Math.max(...waitsMs)), beside: `budget ≤ ${ms(budgetMs)}` },
    ]
  },
}

async function measure(casino: BuiltCasino): Promise<number[]> {
  const player = await casino.newPlayer({ reducedMotion: "reduce" })
  await player.openGame()
  await casino.stack.send("setDelay", 0)
  const { page: visitor } = await casino.newPlayer()
  await visitor.goto("/explorer")
  await expect(visitor.getByRole("region", { name: "Latest bets" }).getByText("Live", { exact: true })).toBeVisible({
    timeout: patienceMs,
  })
  await recordRows(visitor)
  const settledAtMs = await play(player, casino)
  await expect
    .poll(async () => Object.keys(await shownAtMs(visitor)), { timeout: patienceMs })
    .toEqual(expect.arrayContaining([...settledAtMs.keys()]))
  const shown = await shownAtMs(visitor)
  return [...settledAtMs].map(([signature, atMs]) => (shown[signature] ?? Number.POSITIVE_INFINITY) - atMs)
}

/** Plays one bet after the other. When each settlement was in the node's log, by signature. */
async function play(player: Player, { stack }: BuiltCasino): Promise<Map<string, number>> {
  const { rpcUrl, wsUrl } = stack.addresses
  const connection = new Connection(rpcUrl, { commitment: "confirmed", wsEndpoint: wsUrl })
  const settledAtMs = new Map<string, number>()
  const game = getGameAddress(new PublicKey(await player.address()))
  const watch = connection.onLogs(game, ({ signature, logs }) => {
    if (logs.some((line) => line.includes("Instruction: RngSettle"))) settledAtMs.set(signature, Date.now())
  })
  for (let bet = 1; bet <= bets; bet += 1) {
    await player.roll().click()
    await expect.poll(() => settledAtMs.size, { timeout: patienceMs }).toBe(bet)
    await expect(player.roll()).toBeEnabled({ timeout: patienceMs })
  }
  await connection.removeOnLogsListener(watch)
  return settledAtMs
}

/** Records in the page when a link to a transaction first appears. */
const recordRows = (page: Page) =>
  page.evaluate(() => {
    const shownAtMs: Record<string, number> = {}
    Object.assign(window, { shownAtMs })
    const look = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href*='/explorer/transaction/']"))
        shownAtMs[new URL(link.href).pathname.split("/").at(-1) ?? ""] ??= Date.now()
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
  })

const shownAtMs = (page: Page): Promise<Record<string, number>> => page.evaluate(() => Reflect.get(window, "shownAtMs"))
