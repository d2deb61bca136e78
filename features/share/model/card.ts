import { playMultiplier } from "#contract/games/odds"
import {
  type BoardBetting,
  type OutcomeKind,
  outcomeKind,
  type RoundResult,
  resultAmount,
  signedAmount,
} from "#features/games"
import { gameLink, resultLink } from "./links"

/** The texts and figures on the picture of a result. */
export interface ResultCard {
  game: string
  multiplier: string
  kind: OutcomeKind
  /** Null while amounts are private. */
  result: string | null
  /** Where to check it, short enough to be read. */
  link: string
}

export interface SharedResult {
  result: Pick<RoundResult, "bet" | "payout" | "jackpotPayout" | "spent" | "multiplierBps" | "signature">
  game: string
  token: BoardBetting["token"]
  origin: string
}

const bare = (url: string) => url.replace(/^https?:\/\//, "")

export function cardOf({ result, game, token, origin }: SharedResult, showAmounts: boolean): ResultCard {
  const { bet, multiplierBps, signature } = result
  return {
    game,
    multiplier: playMultiplier(result),
    kind: outcomeKind(multiplierBps),
    result: showAmounts ? `${signedAmount(resultAmount(result), token.decimals)} ${token.symbol}` : null,
    link: bare(
      signature === null
        ? gameLink(origin, bet.gameId)
        : resultLink(origin, `${signature.slice(0, 4)}…${signature.slice(-4)}`),
    ),
  }
}

/** The picture's text alternative. */
export const cardWords = ({ game, multiplier, result, link }: ResultCard) =>
  [`${game}: ${multiplier}`, result, `verify at ${link}`].filter((part) => part !== null).join(", ")
