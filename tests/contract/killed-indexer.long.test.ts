import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { openDatabase } from "../../server/database/open-database"
import { PlayQueries } from "../../server/database/play-queries"
import { PlayStore } from "../../server/database/play-store"
import { emptyDatabase } from "../../server/database/testing/empty-folder"
import { playChain, readingConnection } from "../../server/indexer/play-chain"
import { fair, lamports, playBets } from "../support/play-bets"
import { sol } from "../support/sol"
import { testNetwork } from "../support/test-network"

// `kills.test.ts` kills API and indexer once under load, and is a part of `npm test`.

const folder = mkdtempSync(join(tmpdir(), "casino-killed-"))
// Databases and processes are started again and again, which takes minutes where others keep the machine busy.
const patience = 240_000

const network = await testNetwork({ rngSeed: "plays" })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const play = (name: string, bets: number) => playBets(network, name, bets)

test(
  "an indexer that is killed again and again loses no play and counts none twice",
  async () => {
    await Promise.all(["ann", "bob", "cat"].map((name) => play(name, 5)))
    const database = join(folder, "killed")
    await emptyDatabase(database)
    const start = () =>
      fork("tests/support/indexer-process.ts", [network.rpcUrl, network.addresses.creator, database], {
        execArgv: ["--import", "tsx", "--conditions=source"],
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      })
    let unfinished = 0
    for (const pages of [1, 2, 1]) {
      const child = start()
      const last = await heard(child, pages)
      if (last === "read") unfinished += 1
      const gone = once(child, "exit")
      child.kill("SIGKILL")
      await gone
    }
    // Otherwise nothing was killed in the middle.
    expect(unfinished).toBe(3)
    // And while it was dead, they played on.
    const dan = await play("dan", 2)
    const child = start()
    const [code] = await once(child, "exit")
    expect(code).toBe(0)

    const opened = await openDatabase({ folder: database })
    const chain = playChain(readingConnection(network.rpcUrl), network.addresses.creator)
    const source = { chain: await chain.genesisHash(), creator: network.addresses.creator }
    const store = await PlayStore.open(opened, source)
    const plays = new PlayQueries(store)
    expect(await store.unread()).toEqual([])
    expect(await plays.totals(sol.mint)).toEqual({ plays: 17, players: 4, volume: lamports * 17n })
    const games = await plays.newest({}, 200)
    expect(new Set(games.map(({ signature }) => signature)).size).toBe(17)
    const paid = games.every(({ payout, multiplierBps }) => payout === (lamports * BigInt(multiplierBps)) / 10_000n)
    expect(paid).toBe(true)
    // Every settlement knows its player's own transaction, however the pages were cut; dan's seeds follow one another.
    expect(new Set(games.map(({ betSignature }) => betSignature)).size).toBe(17)
    expect(games.every(({ betSlot, slot }) => betSlot !== null && betSlot <= slot)).toBe(true)
    const [later, first] = games.filter(({ nonce, player }) => nonce !== null && player === dan)
    expect(later?.commitmentSlot).toBe(first?.slot)
    expect(later).toMatchObject({ game: "dice", metadata: "0:dice:proof", bet: fair, clientSeed: "dan", nonce: 1 })
    await opened.close()
  },
  patience,
)

/** The `count`th word of the process. */
async function heard(child: ChildProcess, count: number): Promise<unknown> {
  let last: unknown
  for (let heard = 0; heard < count; heard++) [last] = await once(child, "message")
  return last
}
