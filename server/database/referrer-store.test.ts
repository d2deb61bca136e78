import { describe, expect, test } from "vitest"
import { sampleGame } from "../testing/sample-game"
import { storages } from "../testing/storage"
import { testPlays } from "../testing/test-plays"
import { ReferrerStore } from "./referrer-store"
import type { NewGame } from "./settled-game"

const sol = "So11111111111111111111111111111111111111112"
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const nothing = { games: [], openBets: [], missing: [], rest: null }

describe.each(storages)("the referral records on %s", { timeout: 60_000 }, (kind) => {
  const stores = testPlays(kind)
  let played = 0

  async function open() {
    const { store: plays } = await stores.open()
    const records = new ReferrerStore(plays)
    /** Stores plays; those that name a referrer paid a share to it with their bet. */
    const play = async (...games: (Partial<NewGame> & { paid?: string })[]) => {
      const rows = games.map(({ paid, ...about }) => {
        played += 1
        const [slot, betSignature] = [100 + played, `bet-${played}`]
        const bet = { betSignature, betSlot: slot - 1, betTimeMs: 1 }
        return {
          paid,
          game: sampleGame({ signature: `play-${played}`, slot, nonce: played, token: sol, ...bet, ...about }),
        }
      })
      const shares = rows.flatMap(({ paid, game: { player, token, wager, betSignature } }) =>
        paid && betSignature
          ? [{ signature: betSignature, player, token, referrer: paid, amount: (wager * 25n) / 10_000n }]
          : [],
      )
      const page = { ...nothing, games: rows.map(({ game }) => game), shares }
      await plays.saveNews(page, null, 5)
      return page
    }
    /** What the indexer does with every player whose record is to be read. */
    const read = async (referrerOf: Record<string, string>, nowMs = 1_000) => {
      const stale = await records.stale(100, nowMs)
      await records.save(
        stale.map((row) => ({ ...row, referrer: referrerOf[row.player] ?? null })),
        nowMs,
      )
      return stale.map(({ player }) => player).sort()
    }
    return { plays, records, play, read }
  }

  test("are read for new players, after a new play, and again after ten minutes where there is a referrer", async () => {
    const { play, read } = await open()
    await play({ player: "ann" }, { player: "bob" })
    expect(await read({ ann: "cat" })).toEqual(["ann", "bob"])
    expect(await read({ ann: "cat" })).toEqual([])
    await play({ player: "bob" })
    expect(await read({ ann: "cat" })).toEqual(["bob"])
    expect(await read({}, 1_000 + 600_001)).toEqual(["ann"])
  })

  test("are complete once every player's record was read", async () => {
    const { records, play, read } = await open()
    await play({ player: "ann" })
    expect(await records.progress()).toEqual({ readAtMs: 0, complete: false })
    await read({}, 7_000)
    expect(await records.progress()).toEqual({ readAtMs: 7_000, complete: true })
  })

  test("rank referrers by players and sum what bets paid to them, by token", async () => {
    const { records, play, read } = await open()
    await play(
      { player: "ann", wager: 100_000n, paid: "cat" },
      { player: "ann", wager: 50_000n, paid: "cat" },
      // A share that could not be delivered was not paid.
      { player: "ann", wager: 50_000n },
      { player: "bob", wager: 8_000n, token: usdc, paid: "cat" },
      { player: "dan", wager: 4_000n, paid: "ann" },
      { player: "eve", wager: 1n },
    )
    await read({ ann: "cat", bob: "cat", dan: "ann", eve: "eve" })
    const [sums, ofAnn] = [
      [
        { token: usdc, amount: 20n },
        { token: sol, amount: 375n },
      ],
      [{ token: sol, amount: 10n }],
    ]
    expect(await records.leaders(20)).toEqual([
      { address: "cat", current: 2, former: 0, earned: expect.arrayContaining(sums) },
      { address: "ann", current: 1, former: 0, earned: ofAnn },
    ])
    expect(await records.leaders(1)).toHaveLength(1)
    expect(await records.summary("cat", 0)).toMatchObject({ current: 2, earned: expect.arrayContaining(sums) })
  })

  test("summarise one referrer's players, the latest to play first", async () => {
    const { records, play, read } = await open()
    await play(
      { player: "ann", wager: 100n, timeMs: 1_000 },
      { player: "bob", wager: 7n, timeMs: 5_000 },
      { player: "bob", wager: 9n, token: usdc, timeMs: 6_000 },
    )
    await read({ ann: "cat", bob: "cat" })
    expect(await records.summary("cat", 5_500)).toEqual({ current: 2, former: 0, active: 1, earned: [] })
    const recent = await records.recent("cat", 50)
    expect(recent.map(({ address, current, plays, lastMs }) => [address, current, plays, lastMs])).toEqual([
      ["bob", true, 2, 6_000],
      ["ann", true, 1, 1_000],
    ])
    expect(recent[0]?.wagered).toHaveLength(2)
    expect(await records.summary("nobody", 0)).toEqual({ current: 0, former: 0, active: 0, earned: [] })
    expect(await records.recent("nobody", 50)).toEqual([])
  })

  test("keep what was earned when a player removes or changes the referrer, and tell former players apart", async () => {
    const { records, play, read } = await open()
    await play(
      { player: "ann", wager: 8_000n, paid: "cat", timeMs: 1 },
      { player: "bob", wager: 4_000n, paid: "cat", timeMs: 2 },
    )
    await read({ ann: "cat", bob: "cat" })
    await play({ player: "ann", timeMs: 3 }, { player: "bob", wager: 8_000n, paid: "dan", timeMs: 4 })
    await read({ bob: "dan" })
    const earned = [{ token: sol, amount: 30n }]
    expect(await records.leaders(20)).toEqual([
      { address: "dan", current: 1, former: 0, earned: [{ token: sol, amount: 20n }] },
      { address: "cat", current: 0, former: 2, earned },
    ])
    expect(await records.summary("cat", 0)).toEqual({ current: 0, former: 2, active: 0, earned })
    expect((await records.recent("cat", 9)).map(({ address, current }) => [address, current])).toEqual([
      ["bob", false],
      ["ann", false],
    ])
    // The record is back: a player is counted once, and the sum is the same.
    await play({ player: "ann", timeMs: 5 })
    await read({ ann: "cat", bob: "dan" })
    expect(await records.summary("cat", 0)).toEqual({ current: 1, former: 1, active: 1, earned })
  })

  test("count a share once however often it is read, only while its bet is settled, and for its own player", async () => {
    const { plays, records, play } = await open()
    const page = await play({ player: "ann", wager: 8_000n, paid: "cat", finalized: false })
    await plays.saveNews(page, null, 6)
    const earned = async () => (await records.summary("cat", 0)).earned
    expect(await earned()).toEqual([{ token: sol, amount: 20n }])

    const [bet = ""] = page.games.map(({ betSignature }) => betSignature ?? "")
    const foreign = { signature: bet, player: "bob", token: sol, referrer: "cat", amount: 9n }
    const waiting = { player: "ann", signature: "open", slot: 90_000, timeMs: 1 }
    const unsettled = { signature: "open", player: "ann", token: sol, referrer: "cat", amount: 5n }
    await plays.saveNews({ ...nothing, openBets: [waiting], shares: [foreign, unsettled] }, null, 7)
    expect(await earned()).toEqual([{ token: sol, amount: 20n }])

    await plays.settle([], await plays.notFinal(1_000_000, 9), 8)
    expect(await earned()).toEqual([])
    expect((await records.summary("cat", 0)).former).toBe(0)
    const again = page.games.map((game) => ({ ...game, betSignature: null, betSlot: null, betTimeMs: null }))
    await plays.saveFound(
      again.map(({ signature }) => signature),
      { ...nothing, games: again },
      9,
    )
    expect(await earned()).toEqual([{ token: sol, amount: 20n }])
    await plays.saveNews(
      { ...nothing, games: [sampleGame({ signature: "late", slot: 90_001, nonce: 90_001 })] },
      null,
      10,
    )
    expect(await earned()).toEqual([{ token: sol, amount: 25n }])
  })
})
