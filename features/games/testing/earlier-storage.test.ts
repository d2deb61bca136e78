import { createRound, type Play, systemClock } from "@dghrt/betting"
import { namesOnly, SimulatedChain, simulatedProof } from "@dghrt/betting/testing"
import { browserStorage, memoryStorage } from "@dghrt/kernel/storage"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { sol } from "../../../tests/support/sol"
import { minesRun, openedAfter } from "../mines/settings"
import { runOf } from "../run/run"
import { memoryOf } from "../session/round-memory"
import { createPlayHistory } from "../statistics/play-history"
import earlier from "./earlier-storage.json"

/*
 * What a browser held in which the app of commit 4c707c55 was left: by one wallet with a bet on its way, by one in the third
 * step of a run of Mines, whose board had not shown the draw, and by one after a hundred bets, of which that app, too, stored
 * the last fifty and counted all. Written by that app's own rounds and statistics.
 */
const lock = async () => () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  for (const [key, text] of Object.entries(earlier)) browserStorage().setItem(key, text)
})
afterEach(() => {
  vi.useRealTimers()
  for (const key of Object.keys(earlier)) browserStorage().removeItem(key)
})

/** The page of today, which the wallet opens. */
async function openRound(address: string, network = new SimulatedChain()) {
  const round = createRound({
    chain: async () => network.chain(),
    token: () => sol,
    memory: memoryOf(address),
    clock: systemClock,
    lock,
    announcer: namesOnly,
    proof: simulatedProof,
    clientSeed: () => "today",
  })
  // It takes up the bet before it is done.
  void round.open()
  await vi.advanceTimersByTimeAsync(50)
  return round
}

test("a bet that was on its way is resumed, and ends with its result", async () => {
  const { pending } = memoryOf("wallet-in-mid-bet").read()
  if (!pending) throw new Error("No bet is on its way")
  const network = new SimulatedChain()
  network.openAccount()
  for (let settled = 0; settled < pending.nonce; settled++) network.playElsewhere()
  const { bet, clientSeed } = pending
  const play: Play = { ...bet, token: sol, clientSeed, creatorFeeBps: 35, jackpotFeeBps: 10 }
  // The network knows the transaction by the bytes that the page stored: the sixth play that was prepared.
  const preparing = Promise.all(Array.from({ length: 6 }, () => network.chain().preparePlay(play, [])))
  await vi.advanceTimersByTimeAsync(100)
  await preparing

  const round = await openRound("wallet-in-mid-bet", network)
  expect(round.state.round).toMatchObject({ bet: { gameId: "dice", wager: 100_000_000n } })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(network.charged).toEqual([pending.signature])
  expect(round.state.round).toMatchObject({ phase: "settled", result: { nonce: 5, resultIndex: 1, payout: 0n } })
  round.revealed()
  expect(round.state.history.map(({ nonce }) => nonce)).toEqual([5, 4, 3, 2, 1, 0])
  round.close()
})

test("a run of Mines goes on where it was left: the draw that was not shown comes first, then the next tile", async () => {
  const round = await openRound("wallet-in-mid-run")
  expect(runOf(round.state.history, minesRun)).toMatchObject({ level: 2, start: 100_000_000n, end: null })
  expect(round.state.round).toMatchObject({ phase: "settled", result: { nonce: 7, payout: 201_732_858n } })
  round.revealed()
  const run = runOf(round.state.history, minesRun)
  expect(run).toMatchObject({ level: 3, start: 100_000_000n, carried: 201_732_858n, end: null })
  expect(run && openedAfter(run.last.step)).toEqual([3, 11, 24])
  round.close()
})

test("a hundred bets stay counted, and their results are on screen, newest first", async () => {
  const round = await openRound("wallet-with-a-hundred-results")
  const wagers = round.state.history.map(({ bet }) => bet.wager)
  expect(wagers).toEqual(Array.from({ length: 50 }, (_, index) => 100_000_099n - BigInt(index)))
  expect(round.state.history[1]).toMatchObject({ nonce: 98, payout: 200_000_196n, signature: "signed:play-99" })
  round.close()

  const storage = memoryStorage()
  for (const [key, text] of Object.entries(earlier)) storage.setItem(key, text)
  const statistics = createPlayHistory({ gameIds: ["dice", "mines"], lock, storage })
  statistics.open()
  expect(statistics.state.games).toEqual({
    dice: { gamesPlayed: 110, wins: 56, losses: 54 },
    mines: { gamesPlayed: 2, wins: 2, losses: 0 },
  })
  const [, last] = round.state.history
  if (!last) throw new Error("There is no result")
  await statistics.record({ ...last, gameId: "dice", wager: last.bet.wager })
  expect(statistics.state.global).toEqual({ gamesPlayed: 112, wins: 58, losses: 54 })
})
