import type { RoundResult } from "@dghrt/betting/model"
import type { CardFace } from "@dghrt/design-system"
import { anyCard, BLACKJACK, cardOf, isNatural, RANKS, rankOf, totalOf } from "#contract/games/blackjack/cards"
import { classAt, doubleShares, type Shares, standShares } from "#contract/games/blackjack/hand-bets"
import { type ChoiceStep, type HandStep, handAfter } from "#contract/games/blackjack/hand-step"
import { type Decoration, decorationOf } from "../kit/decoration"
import { dealerPlays, firstHandOf } from "./drawn-hand"
import { classOf, type HandClass } from "./maths"

/** The table after a bet. */
export interface Position {
  player: readonly CardFace[]
  /** Null lies face down: it is not drawn yet. */
  dealer: readonly (CardFace | null)[]
  /** How the hand ended; null while there is something to decide. */
  ended: HandClass | null
}

interface Finished {
  player: readonly CardFace[]
  dealer: readonly CardFace[]
}

/** Longest hand of the dealer that is looked for first: more cards would not lie on the felt. */
const MOST_CARDS = 5
const TRIES = 1_000

const compared = ({ player, dealer }: Finished): HandClass => {
  const [own, other] = [totalOf(player).points, totalOf(dealer).points]
  if (own > BLACKJACK) return "loss"
  if (other > BLACKJACK || own > other) return "win"
  return own === other ? "push" : "loss"
}

/** Every way the dealer may draw on from `dealer`, one after the other; suits do not matter here. */
function* endings({ player, dealer }: Finished): Generator<Finished> {
  if (dealer.length > 1 && dealerPlays(dealer, () => 0).length === dealer.length) yield { player, dealer }
  else
    for (let rank = 0; rank < RANKS; rank += 1) yield* endings({ player, dealer: [...dealer, cardOf(rank, () => 0)] })
}

/** The dealer's side of a hand that ends as `wanted`, the way a deck would deal it. */
function endedAs(wanted: HandClass, { player, up }: ChoiceStep, doubled: boolean, draw: Decoration): Finished {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const own = doubled ? [...player, anyCard(draw)] : player
    const open = [up, anyCard(draw)]
    const dealer = totalOf(own).points > BLACKJACK ? open : dealerPlays(open, draw)
    if (dealer.length <= MOST_CARDS && compared({ player: own, dealer }) === wanted) return { player: own, dealer }
  }
  for (const own of doubled ? Array.from({ length: RANKS }, (_, rank) => [...player, cardOf(rank, draw)]) : [player])
    for (const ending of endings({ player: own, dealer: [up] })) if (compared(ending) === wanted) return ending
  throw new Error(`No deck ends this hand with a ${wanted}`)
}

const sharesOf = ({ kind, player, up }: ChoiceStep): Shares =>
  (kind === "double" ? doubleShares : standShares)(totalOf(player), rankOf(up))

/** The table that a step led to: what was drawn is the index, what the index leaves open comes from the play's hash. */
export function after(step: HandStep, result: RoundResult): Position {
  const { resultIndex } = result
  const draw = decorationOf(result)
  switch (step.kind) {
    case "drawn": {
      const ended = classOf(resultIndex)
      return { ...firstHandOf(ended, draw), ended }
    }
    case "deal":
    case "hit": {
      const { player, up } = handAfter(step, result)
      const isOver = totalOf(player).points > BLACKJACK
      return { player, dealer: [up, null], ended: isOver ? "loss" : isNatural(player) ? "blackjack" : null }
    }
    default: {
      const ended = classAt(sharesOf(step), resultIndex)
      return { ...endedAs(ended, step, step.kind === "double", draw), ended }
    }
  }
}
