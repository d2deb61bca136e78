import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as v from "valibot"
import { afterAll, expect, test } from "vitest"
import { poolHistory } from "#contract/charts"
import { readiness } from "#contract/health"
import { playerStats } from "#contract/players"
import { referralLeaders } from "#contract/referral"
import { settledGameOfTransaction, settledGames } from "#contract/settled-games"
import { platformStats } from "#contract/stats"
import { createApp } from "../../server/app"
import { lazyDatabase } from "../../server/database/lazy-database"
import { emptyDatabase } from "../../server/database/testing/empty-folder"
import { playChain, readingConnection } from "../../server/indexer/play-chain"
import { createLog, silentLog } from "../../server/log"
import { startStatistics } from "../../server/statistics"
import { testOptions } from "../../server/testing/test-api"
import { configOn } from "../support/in-process"
import { lamports, playBets } from "../support/play-bets"
import { sol } from "../support/sol"
import { testNetwork } from "../support/test-network"

// The server's reading of settled plays against the real local network, over sockets.

const folder = mkdtempSync(join(tmpdir(), "casino-plays-"))
// Databases and processes are started again and again, which takes minutes where others keep the machine busy.
const patience = 240_000

const network = await testNetwork({ rngSeed: "plays" })
const config = configOn(network)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const play = (name: string, bets: number) => playBets(network, name, bets)

test(
  "a play is counted soon after it is settled and served by the API",
  async () => {
    const database = { folder: join(folder, "followed") }
    await emptyDatabase(database.folder)
    const opened = lazyDatabase(database)
    const statistics = startStatistics({ config, database: opened.get, log: silentLog })
    const { plays, referrals, readiness: ready } = statistics
    const app = createApp({ ...testOptions(), config, plays, referrals, readiness: ready })
    const count = async () => (await (await statistics.plays()).totals(sol.mint)).plays
    await Promise.all(["ann", "bob"].map((name) => play(name, 1)))
    await expect.poll(count, { timeout: 60_000 }).toBe(2)
    const wallet = await play("eve", 3)
    await expect.poll(count, { timeout: 30_000 }).toBe(5)

    const stats = await app.request(`/api/stats?creator=${config.creator}`)
    expect(v.parse(platformStats, await stats.json())).toMatchObject({
      plays: 5,
      players: 3,
      volumeLamports: lamports * 5n,
      complete: true,
    })
    const page = await app.request(`/api/events/settledGames?creator=${config.creator}&user=${wallet}&itemsPerPage=2`)
    const { results, total } = v.parse(settledGames, await page.json())
    expect(total).toBe(3)
    expect(results).toHaveLength(2)
    for (const { user, wager, timeMs } of results) {
      expect([user, wager]).toEqual([wallet, lamports])
      expect(Math.abs((timeMs ?? 0) - Date.now())).toBeLessThan(120_000)
    }
    const [newest] = results
    for (const signature of [newest?.signature ?? "", newest?.betSignature ?? ""]) {
      const one = await app.request(`/api/events/settledGame?signature=${signature}`)
      expect(v.parse(settledGameOfTransaction, await one.json()).results).toEqual([newest])
    }
    const player = v.parse(playerStats, await (await app.request(`/api/players/${wallet}`)).json())
    expect(player.tokens).toMatchObject([{ plays: 3, wagered: lamports * 3n }])
    expect(player.games).toMatchObject([{ game: "dice", plays: 3 }])
    // The browser finds its own plays among them.
    expect(player.newest).toHaveLength(3)
    expect(player.newest[0]).toBe(`${newest?.nonce}-${newest?.clientSeed}`)
    const stranger = v.parse(playerStats, await (await app.request(`/api/players/${"6".repeat(44)}`)).json())
    expect(stranger).toMatchObject({ tokens: [], games: [], newest: [] })
    const history = await app.request(`/api/pools/${sol.mint}/history?days=2`)
    const day = v.parse(poolHistory, await history.json()).days.at(-1)
    expect(day?.liquidity).toBe(newest?.poolLiquidity)
    // No player of this chain recorded a referrer.
    const leaders = await app.request("/api/referral/leaders")
    expect(v.parse(referralLeaders, await leaders.json()).leaders).toEqual([])
    const reply = v.parse(readiness, await (await app.request("/api/ready")).json())
    expect(reply).toMatchObject({ ready: true, database: true, chain: true })
    await statistics.close()
    await opened.close()
  },
  patience,
)

test("a node or a database that is not there is said once, tried again, and stops nothing", async () => {
  const lines: string[] = []
  const nowhere = { rpcUrl: "http://127.0.0.1:9", wsUrl: "ws://127.0.0.1:9", creator: config.creator }
  const unreachable = lazyDatabase({ url: "postgres://127.0.0.1:9/none" })
  const log = createLog({ write: (line) => lines.push(line) })
  const statistics = startStatistics({ config: nowhere, database: unreachable.get, log })
  await expect(statistics.plays()).rejects.toThrow()
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toContain("The settled plays cannot be read.")
  await expect(statistics.plays()).rejects.toThrow()
  await statistics.close()
})

test("a play whose block has no time yet takes that of a block beside it, or is read again later", async () => {
  await play("fay", 1)
  /** The chain by a node that has changed its answers. */
  const chainBy = (change: (reply: string, request: string) => string) =>
    playChain(
      readingConnection(config.rpcUrl, async (input, init) => {
        const reply = await (await fetch(input, init)).text()
        return new Response(change(reply.replaceAll(/"blockTime":\d+/g, '"blockTime":null'), String(init?.body)))
      }),
      config.creator,
    )
  const named = await playChain(readingConnection(config.rpcUrl), config.creator).signatures({ limit: 10 })
  const newest = named.slice(0, 2).reverse()
  const { games: known } = await playChain(readingConnection(config.rpcUrl), config.creator).read(newest)

  const late = await chainBy((reply) => reply).read(newest)
  expect(late.missing).toEqual([])
  expect(late.games.map(({ signature }) => signature)).toEqual(known.map(({ signature }) => signature))
  for (const [index, { timeMs }] of late.games.entries())
    expect(Math.abs(timeMs - (known[index]?.timeMs ?? 0))).toBeLessThan(5_000)

  const timeless = (reply: string, request: string) =>
    request.includes("getBlockTime") ? reply.replace(/"result":\d+/, '"result":null') : reply
  const unknown = await chainBy(timeless).read(newest)
  expect(unknown.games).toEqual([])
  expect(unknown.missing).toEqual(expect.arrayContaining(known.map(({ signature }) => signature)))
})
