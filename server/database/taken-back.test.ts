import { describe, expect, test } from "vitest"
import { sampleGame } from "../testing/sample-game"
import { storages } from "../testing/storage"
import { testPlays } from "../testing/test-plays"
import type { ReadPage } from "./settled-game"

const nothing: ReadPage = { games: [], openBets: [], missing: [], rest: null }
const dayMs = 86_400_000
const sol = "So11111111111111111111111111111111111111112"

describe.each(storages)("on %s", { timeout: 60_000 }, (kind) => {
  const { open } = testPlays(kind)

  test("a play that was rolled back and read again knows its bet", async () => {
    const { store, plays } = await open()
    const game = sampleGame({ signature: "settled", slot: 20, finalized: false })
    const bet = { player: game.player, signature: "bet", slot: 18, timeMs: 17 }
    await store.saveNews({ ...nothing, openBets: [bet] }, null, 1)
    await store.saveNews({ ...nothing, games: [game] }, "a", 2)
    await store.settle([], await store.notFinal(100, 10), 3)
    expect(await plays.newest({}, 9)).toEqual([])
    // It landed in another slot, and its bet stayed where it was.
    await store.saveFound(["settled"], { ...nothing, games: [{ ...game, slot: 22 }] }, 4)
    expect(await plays.newest({}, 9)).toMatchObject([{ slot: 22, betSignature: "bet", betSlot: 18, betTimeMs: 17 }])
  })

  test("plays that were rolled back are taken back with everything that counted them", async () => {
    const { store, plays } = await open()
    const [best, other, only] = [
      sampleGame({
        signature: "best",
        slot: 1,
        multiplierBps: 150_000,
        payout: 15_000n,
        finalized: false,
        creatorFee: 7n,
        bonusUsed: 400n,
      }),
      sampleGame({ signature: "other", slot: 2, multiplierBps: 20_000, payout: 2_000n, creatorFee: 3n, bonusUsed: 5n }),
      sampleGame({ signature: "only", slot: 3, player: "bob", game: "slots", finalized: false, creatorFee: 90n }),
    ]
    await store.saveNews({ ...nothing, games: [best, other, only] }, "a", 1)
    expect(await plays.creatorFees()).toEqual([{ token: sol, amount: 100n }])
    expect((await plays.page({ tenfold: true }, 9, { page: 0 })).total).toBe(1)
    const unsure = await store.notFinal(1_000_000, 10)
    expect(unsure.map(({ signature }) => signature)).toEqual([best.signature, only.signature])
    await store.settle([], unsure, 5)
    expect(await plays.totals(sol)).toEqual({ plays: 1, players: 1, volume: 1_000n })
    expect(await plays.creatorFees()).toEqual([{ token: sol, amount: 3n }])
    expect((await plays.page({ tenfold: true }, 9, { page: 0 })).total).toBe(0)
    expect(await plays.ofPlayer("ann")).toMatchObject([
      { plays: 1, bestMultiplierBps: 20_000, wagered: 1_000n, bonus: 5n },
    ])
    expect(await plays.ofPlayer("bob")).toEqual([])
    expect((await plays.games(sol)).map((row) => row.game)).toEqual(["dice"])
    expect((await store.due(2_000, 10)).signatures.toSorted()).toEqual([best.signature, only.signature].toSorted())
    await store.saveFound([best.signature, only.signature], { ...nothing, games: [{ ...best, slot: 9_999 }] }, 6)
    expect((await plays.totals(sol)).plays).toBe(2)
    expect(await plays.creatorFees()).toEqual([{ token: sol, amount: 10n }])
    expect((await store.due(9_999_999, 10)).signatures).toEqual([])
  })

  test("a transaction that no node returns stays counted as missing, and is asked for daily in the end", async () => {
    const { store, plays } = await open()
    await store.saveNews({ ...nothing, missing: ["lost"] }, "a", 1)
    let nowMs = 1
    const givenUp: string[] = []
    for (let attempt = 0; attempt < 40; attempt++) {
      nowMs = (await store.due(nowMs, 1)).nextMs ?? 0
      expect((await store.due(nowMs, 1)).signatures).toEqual(["lost"])
      givenUp.push(...(await store.saveFound(["lost"], { ...nothing, missing: ["lost"] }, nowMs)))
    }
    expect(givenUp).toEqual(["lost"])
    expect((await store.due(nowMs, 1)).nextMs).toBe(nowMs + dayMs)
    expect((await plays.progress())?.complete).toBe(false)
    await store.saveFound(["lost"], { ...nothing, games: [sampleGame({ signature: "lost" })] }, nowMs + dayMs)
    expect((await plays.progress())?.complete).toBe(true)
  })
})
