import { betMemory, createBetting, type PlayRequest, systemClock } from "@dghrt/betting"
import { SimulatedChain, simulatedProof } from "@dghrt/betting/testing"
import { browserStorage, memoryStorage, stored } from "@dghrt/kernel/storage"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { sol } from "../../../tests/support/sol"
import { minesRun, openedAfter } from "../mines/settings"
import { emptyLedger, freeLedger } from "../play/free-ledger"
import { runOf } from "../run/run"
import { createPlayHistory } from "../statistics/play-history"
import storage4c707c55 from "./storage-4c707c55.json"
import storage6f8f4aa9 from "./storage-6f8f4aa9.json"

/*
 * What a browser held in which the app of an earlier commit was left: by one wallet with a bet on its way, by one in the third
 * step of a run of Mines, whose board had not shown the draw, and by one after a hundred bets, of which that app, too, stored
 * the last fifty and counted all. Written by that app's own rounds, statistics and free ledger.
 */
const versions: [string, Record<string, string>][] = [
  ["4c707c55", storage4c707c55],
  ["6f8f4aa9", storage6f8f4aa9],
]
const lock = async () => () => undefined

/** The page of today, which the wallet opens. */
async function openBetting(address: string, network = new SimulatedChain()) {
  const betting = createBetting({
    address,
    chain: async () => network.chain(),
    token: sol,
    memory: betMemory(address),
    clock: systemClock,
    lock,
    proof: simulatedProof,
    clientSeed: () => "today",
    visibility: { hidden: () => false, onChange: () => () => undefined },
    maxCreatorFeeBps: 500,
  })
  betting.open()
  await vi.advanceTimersByTimeAsync(50)
  return betting
}

describe.each(versions)("of a browser with the app of commit %s", (_, earlier) => {
  beforeEach(() => {
    vi.useFakeTimers()
    for (const [key, text] of Object.entries(earlier)) browserStorage().setItem(key, text)
  })
  afterEach(() => {
    vi.useRealTimers()
    for (const key of Object.keys(earlier)) browserStorage().removeItem(key)
  })

  test("a bet that was on its way is resumed, and ends with its result", async () => {
    const { pending } = betMemory("wallet-in-mid-bet").read()
    if (!pending) throw new Error("No bet is on its way")
    vi.setSystemTime(pending.signedAtMs)
    const network = new SimulatedChain()
    network.openAccount()
    for (let settled = 0; settled < pending.nonce; settled++) network.playElsewhere()
    const { bet, clientSeed, hashedSeed } = pending
    const play: PlayRequest = { ...bet, token: sol, clientSeed, hashedSeed, creatorFeeBps: 35, jackpotFeeBps: 10 }
    // The network knows the transaction by the bytes that the page stored: the sixth play that was prepared.
    const preparing = Promise.all(Array.from({ length: 6 }, () => network.chain().preparePlay(play, [])))
    await vi.advanceTimersByTimeAsync(100)
    await preparing

    const betting = await openBetting("wallet-in-mid-bet", network)
    expect(betting.state().round).toMatchObject({ bet: { gameId: "dice", wager: 100_000_000n } })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(network.charged).toEqual([pending.signature])
    expect(betting.state().round).toMatchObject({ phase: "settled", result: { nonce: 5, resultIndex: 1, payout: 0n } })
    betting.reveal()
    expect(betting.state().results.map(({ nonce }) => nonce)).toEqual([5, 4, 3, 2, 1, 0])
    betting.close()
  })

  test("a run of Mines goes on where it was left: the draw that was not shown comes first, then the next tile", async () => {
    const betting = await openBetting("wallet-in-mid-run")
    expect(runOf(betting.state().results, minesRun)).toMatchObject({ level: 2, start: 100_000_000n, end: null })
    expect(betting.state().round).toMatchObject({ phase: "settled", result: { nonce: 7, payout: 201_732_858n } })
    betting.reveal()
    const run = runOf(betting.state().results, minesRun)
    expect(run).toMatchObject({ level: 3, start: 100_000_000n, carried: 201_732_858n, end: null })
    expect(run && openedAfter(run.last.step)).toEqual([3, 11, 24])
    betting.close()
  })

  test("a hundred bets stay counted, and their results are on screen, newest first", async () => {
    const betting = await openBetting("wallet-with-a-hundred-results")
    const wagers = betting.state().results.map(({ bet }) => bet.wager)
    expect(wagers).toEqual(Array.from({ length: 50 }, (_, index) => 100_000_099n - BigInt(index)))
    expect(betting.state().results[1]).toMatchObject({ nonce: 98, payout: 200_000_196n, signature: "signed:play-99" })
    betting.close()

    const storage = memoryStorage()
    for (const [key, text] of Object.entries(earlier)) storage.setItem(key, text)
    const statistics = createPlayHistory({ gameIds: ["dice", "mines"], lock, storage })
    statistics.open()
    expect(statistics.state.games).toEqual({
      dice: { gamesPlayed: 110, wins: 56, losses: 54 },
      mines: { gamesPlayed: 2, wins: 2, losses: 0 },
    })
    const [, last] = betting.state().results
    if (!last) throw new Error("There is no result")
    await statistics.record({ ...last, gameId: "dice", wager: last.bet.wager })
    expect(statistics.state.global).toEqual({ gamesPlayed: 112, wins: 58, losses: 54 })
  })
})

test("free play goes on with its balance, its next seed and the draw that was not shown", () => {
  const key = "dghrt-free-play-wallet-with-a-hundred-results"
  const storage = memoryStorage()
  storage.setItem(key, storage6f8f4aa9[key])
  const ledger = stored(key, freeLedger, emptyLedger(), storage).read()
  expect(ledger).toMatchObject({ balance: 994_000_000_000n, nonce: 12, unrevealed: { nonce: 11 } })
  expect(ledger.nextSeed).toMatch(/^5e.*11a$/)
  expect(ledger.history.map(({ nonce }) => nonce)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
})
