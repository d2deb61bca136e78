import type { RoundResult } from "@dghrt/betting/model"
import { expect, test } from "vitest"
import { samplePlay as sampleHand } from "../blackjack/sample-hand"
import { sampleRun as sampleCards } from "../hilo/sample-run"
import { sampleRun } from "../mines/sample-run"
import type { SettledPlay } from "../replay/settled-play"
import { groupRuns, runTotal } from "./group-runs"

const playOf = (result: RoundResult, user: string): SettledPlay => ({
  game: result.bet.gameId,
  user,
  token: result.token,
  wager: result.bet.wager,
  payout: result.payout,
  jackpot: 0n,
  bonusUsed: null,
  multiplierBps: result.multiplierBps,
  nonce: result.nonce,
  clientSeed: result.clientSeed,
  rngSeed: result.rngSeed,
  resultIndex: result.resultIndex,
  bet: result.bet.betArray,
  metadata: result.bet.metadata,
  signature: `${user}-${result.nonce}`,
})
const of = (results: readonly RoundResult[], user: string) => results.map((result) => playOf(result, user))

test("the steps of a run are one group, oldest first", () => {
  const plays = of(sampleRun(5, [3, 11, 19]), "ann")
  expect(groupRuns(plays)).toEqual([plays.toReversed()])
})

test("two wallets that play at the same time keep their own runs", () => {
  const [ann, bob] = [of(sampleRun(5, [3, 11, 19]), "ann"), of(sampleRun(5, [0, 1, 2], { lost: true }), "bob")]
  const mixed = ann.flatMap((play, index) => [play, ...(bob[index] ? [bob[index]] : [])])
  expect(groupRuns(mixed)).toEqual([ann.toReversed(), bob.toReversed()])
})

test("hands and cards are grouped by their own rules", () => {
  const hand = of(sampleHand(72, [["stand", 99]]), "ann")
  const cards = of(sampleCards({ rank: 6, suit: 0 }, [["hi", 10]]), "bob")
  expect(groupRuns([...hand, ...cards]).map((group) => group.length)).toEqual([hand.length, cards.length])
})

test("a play that cannot be read, and a play of a single-bet game, stand alone", () => {
  const [step] = of(sampleRun(5, [3]), "ann")
  if (!step) throw new Error("A run has steps")
  const foreign = { ...step, metadata: "1:mines:<b>", signature: "foreign" }
  const dice = { ...step, game: "dice", metadata: "0:dice:under-50", signature: "dice" }
  expect(groupRuns([foreign, dice, step]).map((group) => group.map(({ signature }) => signature))).toEqual([
    ["foreign"],
    ["dice"],
    [step.signature],
  ])
})

test("a run stakes its first wager once, and what is added later", () => {
  expect(
    runTotal([
      { wager: 10n, payout: 12n },
      { wager: 12n, payout: 15n },
    ]),
  ).toEqual({
    wager: 10n,
    payout: 15n,
    multiplierBps: 15_000,
  })
  expect(
    runTotal([
      { wager: 10n, payout: 9n },
      { wager: 19n, payout: 0n },
    ]),
  ).toMatchObject({ wager: 20n, payout: 0n })
  expect(
    runTotal([
      { wager: 10n, payout: 12n },
      { wager: 5n, payout: 0n },
    ]),
  ).toMatchObject({ wager: 10n, payout: 7n })
})
