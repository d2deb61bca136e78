import type { RoundResult } from "@dghrt/betting/model"
import { suits } from "@dghrt/design-system"
import { multiplierText, percentText, rtp } from "#contract/games/odds"
import { exactAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import type { RuleFact } from "../kit/game-module"
import { outcomeWords } from "../kit/outcome-words"
import type { Run } from "../run/run"
import { runMultiplier, runMultiplierText } from "../run/run-multiplier"
import { betArray, type HiloCall, hits, hitsOf, multiplierFor, RANKS, sides, strict } from "./maths"
import type { HiloScene } from "./scene"
import { type Card, decodeHilo, drawnCard, type HiloStep, openCard } from "./settings"

const courts: Readonly<Record<string, string>> = { J: "jack", Q: "queen", K: "king", A: "ace" }

/** "4", "jack" */
export const rankName = (rank: number) => courts[RANKS[rank] ?? ""] ?? RANKS[rank] ?? ""

/** "4 of clubs", "jack of spades" */
export const cardName = ({ rank, suit }: Card) => `${rankName(rank)} of ${suits[suit]}s`

/** What a side is called on a card: the lowest and the highest know no "or equal" where it would be certain. */
export function callName(call: HiloCall): string {
  if (strict(call)) return call.side === "hi" ? "Higher" : "Lower"
  return call.side === "hi" ? "Hi or equal" : "Lo or equal"
}

/** "Lower than jack: hit" */
export function reason({ cards, side }: HiloStep, next: number): string {
  const { rank } = openCard({ cards })
  const place = next === rank ? "The same as" : next > rank ? "Higher than" : "Lower than"
  return `${place} ${rankName(rank)}: ${hits({ rank, side }, next) ? "hit" : "miss"}`
}

/** One sentence that says the card, the call and the money; the suit is decoration and is said with the card. */
export function narrate(result: RoundResult, token: BoardBetting["token"]): string {
  const step = decodeHilo(result.bet.metadata)
  const money = outcomeWords(result, token)
  if (step === null) return money
  const carried = `Carried ${exactAmount(result.payout, token.decimals)} ${token.symbol}.`
  const text = `Next card ${cardName(drawnCard(result))}. ${reason(step, result.resultIndex)}.`
  return `${text} ${result.payout > 0n ? carried : money}`
}

/** The table as a picture in words. */
export function picture({ phase, cards }: HiloScene): string {
  const top = cardName(openCard({ cards }))
  const open = `${top[0]?.toUpperCase()}${top.slice(1)} lies open`
  if (phase === "waiting") return `${open}, the next card face down`
  return phase === "revealing" ? `${open}, the next card is being turned` : open
}

/** The state of a run, in words. */
export function progressText(run: Run<HiloStep>): string {
  const count = `${run.level} ${run.level === 1 ? "hit" : "hits"}`
  return run.start === null ? `${count} so far` : `${count}, ${runMultiplierText(runMultiplier(run))} so far`
}

/** The rules as figures, all of them read from the bet arrays. */
export function rules(): readonly RuleFact[] {
  const odds = (rank: number) =>
    sides
      .map((side) => {
        const call = { rank, side }
        return `${callName(call)} ${hitsOf(call)} of ${RANKS.length}, ${multiplierText(multiplierFor(call))}`
      })
      .join("; ")
  const lowest = Math.min(...RANKS.flatMap((_, rank) => sides.map((side) => rtp(betArray({ rank, side })))))
  return [
    { label: "Cards", value: `${RANKS.length} ranks from 2 to ace, all equally likely for every card` },
    { label: "Each card", value: "A new bet and a new draw. It stakes what the last card paid." },
    ...[0, 3, 6, 9, 12].map((rank) => ({ label: `On ${rankName(rank)}`, value: odds(rank) })),
    { label: "Finish", value: "Ends the run and signs nothing. Each payout is already in your wallet." },
    { label: "Suits and the start card", value: "Only for show. Every card is fair to bet on." },
    { label: "RTP of each bet, before fees", value: `${percentText(lowest)}% or more` },
  ]
}
