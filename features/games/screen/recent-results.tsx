import { type RoundResult, resultKey } from "@dghrt/betting/model"
import type { ReactNode } from "react"
import { playMultiplier } from "#contract/games/odds"
import { shortAmount, signedAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import { type OutcomeKind, outcomeOf } from "../kit/outcome"
import { resultAmount } from "../kit/result-amount"
import "./screen.css"
import "./recent-results.css"

export interface RecentResultsProps {
  /** Newest first. */
  history: readonly RoundResult[]
  token: BoardBetting["token"]
  /** The piece that decided, 64 to 92 px; it is drawn small here. */
  piece: (result: RoundResult) => ReactNode
  /** What was drawn, in a few words. */
  outcomeName: (result: RoundResult) => string
  /** The key of the result whose board is shown again. */
  shown: string | null
  /** A board can be shown again: nothing is pending, and no run is open. */
  available: boolean
  /** Shows the board of a result again; null leads back to the board that is played. */
  onShow: (result: RoundResult | null) => void
}

const words: Record<OutcomeKind, string> = { win: "Won", push: "Push", partial: "", loss: "Lost" }

/**
 * The last results as small pictures, the newest first from the end: five, or one where there is little room. Each has its place,
 * in which a newer one takes its turn: nothing moves. A press shows its board again.
 */
export function RecentResults({ history, token, piece, outcomeName, shown, available, onShow }: RecentResultsProps) {
  return (
    <ol data-slot="recent-results" aria-label="Recent results" className="flex w-full flex-row-reverse gap-1.5">
      {history.slice(0, 5).map((result, place) => {
        const { bet, payout, jackpotPayout } = result
        const kind = outcomeOf({ wager: bet.wager, payout })
        const key = resultKey(result)
        const multiplier = playMultiplier(result)
        const jackpot =
          jackpotPayout > 0n ? `jackpot ${shortAmount(jackpotPayout, token.decimals)} ${token.symbol}, ` : ""
        const money = `${jackpot}${signedAmount(resultAmount(result), token.decimals)} ${token.symbol}`
        const name = [[words[kind], multiplier, money].filter(Boolean).join(", "), outcomeName(result)]
          .filter(Boolean)
          .join(". ")
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place stays, and what is in it changes
          <li key={place} className="max-md:nth-[n+3]:hidden">
            <button
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={shown === key}
              aria-disabled={!available}
              data-kind={kind}
              onClick={() => available && onShow(shown === key ? null : result)}
            >
              <span aria-hidden data-part="piece">
                {piece(result)}
              </span>
              <span data-part="multiplier">{multiplier}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
