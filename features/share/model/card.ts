import { playMultiplier } from "@dghrt/betting/model/multiplier-text"
import { type GameContext, netAmount, type OutcomeKind, outcomeKind, type RoundResult } from "#features/games"
import { gameLink, resultLink } from "./links"

/** The texts and figures on the picture of a result. */
export interface ResultCard {
  game: string
  multiplier: string
  kind: OutcomeKind
  /** Null while amounts are private. */
  net: string | null
  /** Where to check it, short enough to be read. */
  link: string
}

export interface SharedResult {
  result: Pick<RoundResult, "bet" | "payout" | "multiplierBps" | "signature">
  game: string
  token: GameContext["token"]
  origin: string
}

const bare = (url: string) => url.replace(/^https?:\/\//, "")

export function cardOf({ result, game, token, origin }: SharedResult, showAmounts: boolean): ResultCard {
  const { bet, payout, multiplierBps, signature } = result
  return {
    game,
    multiplier: playMultiplier(result),
    kind: outcomeKind(multiplierBps),
    net: showAmounts ? `${netAmount(payout - bet.wager, token.decimals)} ${token.symbol}` : null,
    link: bare(
      signature === null
        ? gameLink(origin, bet.gameId)
        : resultLink(origin, `${signature.slice(0, 4)}…${signature.slice(-4)}`),
    ),
  }
}

/** The picture's text alternative. */
export const cardWords = ({ game, multiplier, net, link }: ResultCard) =>
  [`${game}: ${multiplier}`, net, `verify at ${link}`].filter((part) => part !== null).join(", ")
