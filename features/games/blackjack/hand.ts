import { type BetArray, type RoundResult, resultKey } from "@dghrt/betting/model"
import type { CardFace } from "@dghrt/design-system"
import { rankOf, totalOf } from "#contract/games/blackjack/cards"
import {
  betArrayOf,
  type Choice,
  type ChoiceStep,
  choices,
  decodeStep,
  type HandStep,
  mayChoose,
} from "#contract/games/blackjack/hand-step"
import { doubleWorth, handWorth, hitWorth, standWorth } from "#contract/games/blackjack/odds"
import { runTotal } from "../run/run-total"
import { spentTogether } from "../run/spent-together"
import { wholePlays } from "../run/whole-plays"
import { after, type Position } from "./after"
import type { HandClass } from "./maths"

/** A hand that was dealt to be played, read from its results. */
export interface PlayedHand {
  /** The bets of it that are still kept, oldest first. */
  results: readonly RoundResult[]
  last: RoundResult
  /** Its deal is still kept, so that it is known what went in. */
  dealt: boolean
  player: readonly CardFace[]
  up: CardFace
  /** What it was dealt for. */
  stake: bigint
  /** What the last bet paid: the hand's worth, in the wallet already. */
  carried: bigint
  ended: HandClass | null
}

interface Taken {
  step: Exclude<HandStep, { kind: "drawn" }>
  result: RoundResult
  position: Position
}

const same = (one: BetArray, other: BetArray) =>
  one.length === other.length && one.every((multiplierBps, index) => multiplierBps === other[index])

/** Null for what is no bet of a played hand, or was not priced as one. */
function taken(result: RoundResult | undefined): Taken | null {
  const step = result && decodeStep(result.bet.metadata)
  if (!result || !step || step.kind === "drawn" || !same(result.bet.betArray, betArrayOf(step))) return null
  return { step, result, position: after(step, result) }
}

const sameCards = (one: readonly CardFace[], other: readonly CardFace[]) =>
  one.length === other.length &&
  one.every(({ rank, suit }, place) => rank === other[place]?.rank && suit === other[place]?.suit)

const leadsTo = ({ position }: Taken, { player, up }: ChoiceStep) =>
  position.ended === null && sameCards(position.player, player) && sameCards([up], [position.dealer[0] ?? up])

/**
 * The hand that the newest result belongs to (results newest first, as a table keeps them), so that it appears where the
 * chain left it after a reload, a lost bet or a play in another tab. A newest play that cannot be read leaves no hand.
 */
export function handOf(results: readonly RoundResult[]): PlayedHand | null {
  const own = results.filter(({ bet }) => bet.gameId === "blackjack")
  const newest = taken(own[0])
  const up = newest?.position.dealer[0]
  if (!newest || !up) return null
  const line = [newest.result]
  let first = newest
  for (const result of own.slice(1)) {
    const before = first.step.kind === "deal" ? null : taken(result)
    if (!before || first.step.kind === "deal" || !leadsTo(before, first.step)) break
    line.unshift(before.result)
    first = before
  }
  return {
    results: line,
    last: newest.result,
    dealt: first.step.kind === "deal",
    player: newest.position.player,
    up,
    stake: newest.step.kind === "deal" ? newest.result.bet.wager : newest.step.stake,
    carried: newest.result.payout,
    ended: newest.position.ended,
  }
}

/** Whether another bet of it may be offered; `left` names the hands that the player kept. */
export const isOpen = (hand: PlayedHand | null, left: readonly string[]): hand is PlayedHand =>
  hand !== null && hand.ended === null && hand.carried > 0n && !left.includes(resultKey(hand.last))

export interface Offer {
  step: ChoiceStep
  betArray: BetArray
  /** What the bet stakes: what the choice is worth, so that each choice is as fair as any other. */
  wager: bigint
  /** Of it, what the hand does not carry. */
  extra: bigint
  /** What the choice is worth after any extra stake. */
  worth: bigint
}

const MILLION = 1_000_000

const times = (stake: bigint, worth: number) => (stake * BigInt(Math.floor(worth * MILLION))) / BigInt(MILLION)

/**
 * What can be done with an open hand. The best choice stakes what the hand carries; a lesser one stakes what it is worth
 * and leaves the rest in the wallet. A double that is worth less than the stake it adds is not offered.
 */
export function offersOf({ player, up, stake, carried }: PlayedHand): readonly Offer[] {
  const [total, rank] = [totalOf(player), rankOf(up)]
  const best = handWorth(total, rank, player.length)
  const worths: Readonly<Record<Choice, number>> = {
    stand: standWorth(total.points, rank),
    hit: hitWorth(total, rank),
    double: doubleWorth(total, rank) - 1,
  }
  return choices.flatMap((kind) => {
    const worth = worths[kind]
    if (!mayChoose(kind, player) || worth <= 0) return []
    const added = kind === "double" ? stake : 0n
    const own = worth === best ? carried : times(stake, worth)
    // Rounding never makes a lesser choice cost more than the hand carries.
    const wager = own < carried ? own + added : carried + added
    const step = { kind, player, up, stake }
    const extra = wager > carried ? wager - carried : 0n
    return [{ step, betArray: betArrayOf(step), wager, extra, worth: wager - added }]
  })
}

/** The last hands, newest first: drawn ones as they are, played ones by what they came to, `open` not at all. */
export function recentHands(revealed: readonly RoundResult[], open: PlayedHand | null): readonly RoundResult[] {
  const openKey = open && resultKey(open.last)
  return wholePlays(revealed, (results) => {
    const hand = handOf(results)
    if (hand === null) return null
    const known = hand.dealt && resultKey(hand.last) !== openKey
    return { results: hand.results, asOne: known ? asOnePlay(hand) : null }
  })
}

/** What a hand came to once a draw has ended it; null while the player can choose. A drawn hand is itself. */
export function endedHand(results: readonly RoundResult[]): RoundResult | null {
  const hand = handOf(results)
  if (isOpen(hand, [])) return null
  return hand ? asOnePlay(hand) : (results[0] ?? null)
}

/** A whole hand in the shape of one play: everything that went in, everything that came back. */
export function asOnePlay({ results, last, dealt }: PlayedHand): RoundResult {
  const [first] = results
  if (!first || !dealt) return last
  const { wager, payout, multiplierBps } = runTotal(
    results.map((result) => ({ wager: result.bet.wager, payout: result.payout })),
  )
  return { ...last, bet: { ...last.bet, wager }, payout, multiplierBps, ...spentTogether(results, payout) }
}
