import type { BetArray } from "@dghrt/betting/model"
import { betArray as drawnHand } from "../../features/games/blackjack/maths"
import { betArray as crash, targets } from "../../features/games/crash/maths"
import * as dice from "../../features/games/dice/maths"
import * as flip from "../../features/games/flip/maths"
import * as hilo from "../../features/games/hilo/maths"
import { betArray as ball } from "../../features/games/magic8ball/maths"
import * as mines from "../../features/games/mines/maths"
import { tableIds, tables } from "../../features/games/plinko/maths"
import { betArray as slots } from "../../features/games/slots/maths"
import { RANKS as CARD_RANKS, noCards, type Total, withRank } from "../../server/contract/games/blackjack/cards"
import { dealArray } from "../../server/contract/games/blackjack/deals"
import { classArray, doubleShares, hitArray, standShares } from "../../server/contract/games/blackjack/hand-bets"

export interface Priced {
  setting: string
  bet: BetArray
}

const upTo = (length: number) => Array.from({ length }, (_, index) => index)

function* diceSettings(): Iterable<Priced> {
  const numbers = upTo(dice.FACES + 1)
  const all: dice.DiceSettings[] = [
    ...(["under", "over"] as const).flatMap((mode) => numbers.map((value) => ({ mode, value }))),
    ...(["between", "outside"] as const).flatMap((mode) =>
      numbers.flatMap((from) => numbers.map((to) => ({ mode, from, to }))),
    ),
  ]
  for (const settings of all.filter(dice.isLegal)) {
    const range = "value" in settings ? `${settings.value}` : `${settings.from} and ${settings.to}`
    yield { setting: `${settings.mode} ${range}`, bet: dice.betArray(settings) }
  }
}

function* flipSettings(): Iterable<Priced> {
  for (const coins of upTo(flip.COINS.max).map((less) => less + 1))
    for (const needed of upTo(coins).map((less) => less + 1))
      for (const face of flip.faces)
        yield { setting: `${needed} of ${coins} ${face}`, bet: flip.betArray({ coins, face, needed }) }
}

function* minesSettings(): Iterable<Priced> {
  for (const count of mines.MINES)
    for (const level of upTo(mines.levelsOf(count)))
      yield { setting: `${count} mines, tile ${level + 1}`, bet: mines.betArray({ mines: count, level }) }
}

function* hiloSettings(): Iterable<Priced> {
  for (const rank of upTo(hilo.RANKS.length))
    for (const side of hilo.sides)
      yield { setting: `${side} on ${hilo.RANKS[rank]}`, bet: hilo.betArray({ rank, side }) }
}

/** Every hand that can still be played, against every card of the dealer. */
function* playedHands(): Iterable<Priced> {
  const seen = new Map<string, Total>()
  const visit = (total: Total, cards: number) => {
    const name = `${total.soft ? "soft" : "hard"} ${total.points}`
    if (total.points > 21 || (cards >= 2 && seen.has(name))) return
    if (cards >= 2) seen.set(name, total)
    for (const rank of upTo(CARD_RANKS)) visit(withRank(total, rank), cards + 1)
  }
  visit(noCards, 0)
  yield { setting: "played: the deal", bet: dealArray }
  for (const [name, total] of seen)
    for (const up of upTo(CARD_RANKS)) {
      const hand = `${name} against ${hilo.RANKS[up]}`
      yield { setting: `played: stand ${hand}`, bet: classArray(standShares(total, up)) }
      if (total.points === 21) continue
      yield { setting: `played: hit ${hand}`, bet: hitArray(total, up) }
      yield { setting: `played: double ${hand}`, bet: classArray(doubleShares(total, up)) }
    }
}

function* blackjackSettings(): Iterable<Priced> {
  yield { setting: "drawn hand", bet: drawnHand }
  yield* playedHands()
}

/** Every legal setting of every game that a wallet plays alone, with the array that its bet is made of. */
export const settingsOf: Readonly<Record<string, () => Iterable<Priced>>> = {
  dice: diceSettings,
  magic8ball: () => [{ setting: "any question", bet: ball }],
  slots: () => [{ setting: "spin", bet: slots }],
  flip: flipSettings,
  plinko: () => tableIds.map((id) => ({ setting: id, bet: tables[id].bet })),
  mines: minesSettings,
  hilo: hiloSettings,
  crash: () => targets.map((target) => ({ setting: `${target / 100}x`, bet: crash({ target }) })),
  blackjack: blackjackSettings,
}
