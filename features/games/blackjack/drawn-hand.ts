import type { CardFace } from "@dghrt/design-system"
import {
  anyCard,
  BLACKJACK,
  DEALER_STANDS,
  isNatural,
  rankOf,
  type Total,
  totalOf,
} from "#contract/games/blackjack/cards"
import { hitWorth, standWorth } from "#contract/games/blackjack/odds"
import type { Decoration } from "../kit/decoration"
import type { HandClass } from "./maths"

/** A finished hand: both sides' cards in the order they came. */
export interface Hand {
  player: readonly CardFace[]
  dealer: readonly CardFace[]
}

/** Longest hand that is shown: more cards would not lie on the felt. */
const MOST_CARDS = 5

/** How a hand has ended by the rules of the table; a blackjack beats any other 21. */
export function judge({ player, dealer }: Hand): HandClass {
  const [own, other] = [totalOf(player).points, totalOf(dealer).points]
  if (own > BLACKJACK) return "loss"
  if (isNatural(player)) return isNatural(dealer) ? "push" : "blackjack"
  if (isNatural(dealer)) return "loss"
  if (other > BLACKJACK || own > other) return "win"
  return own === other ? "push" : "loss"
}

const goesOn = (total: Total, up: number) =>
  total.points < BLACKJACK && hitWorth(total, up) > standWorth(total.points, up)

/** The dealer's cards after `cards`: drawn until the rules say stand. */
export function dealerPlays(cards: readonly CardFace[], draw: Decoration): readonly CardFace[] {
  return totalOf(cards).points >= DEALER_STANDS ? cards : dealerPlays([...cards, anyCard(draw)], draw)
}

/** One hand from an infinite deck, the player's side played as well as it can be without doubling. */
function playedHand(draw: Decoration): Hand {
  let player: readonly CardFace[] = [anyCard(draw), anyCard(draw)]
  const up = anyCard(draw)
  const open = [up, anyCard(draw)]
  if (isNatural(player) || isNatural(open)) return { player, dealer: open }
  while (goesOn(totalOf(player), rankOf(up))) player = [...player, anyCard(draw)]
  const bust = totalOf(player).points > BLACKJACK
  return { player, dealer: bust ? open : dealerPlays(open, draw) }
}

/** Hands that fit their class, should the deck give none in a long time. */
const plain: Readonly<Record<HandClass, Hand>> = {
  blackjack: hand("A K", "10 8"),
  win: hand("10 Q", "9 K"),
  push: hand("J 9", "9 10"),
  loss: hand("10 7", "Q 9"),
}

function hand(player: string, dealer: string): Hand {
  const cards = (text: string) =>
    text.split(" ").map((rank, index): CardFace => ({ rank: rank as CardFace["rank"], suit: index ? "club" : "heart" }))
  return { player: cards(player), dealer: cards(dealer) }
}

const short = ({ player, dealer }: Hand) => player.length <= MOST_CARDS && dealer.length <= MOST_CARDS

/** The first hand from the deck that ends as `wanted`. The rarest class comes up once in some twenty hands. */
export function firstHandOf(wanted: HandClass, draw: Decoration): Hand {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const dealt = playedHand(draw)
    if (short(dealt) && judge(dealt) === wanted) return dealt
  }
  return plain[wanted]
}
