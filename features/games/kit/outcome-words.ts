import type { RoundResult } from "../round/round-state"
import { exactAmount, multiplierText } from "./amount-text"
import type { GameContext } from "./game-context"
import { outcomeKind } from "./outcome"

/** What a play came to in money, as one spoken sentence. */
export function outcomeWords({ bet, payout, multiplierBps }: RoundResult, { symbol, decimals }: GameContext["token"]) {
  const text = (value: bigint) => `${exactAmount(value, decimals)} ${symbol}`
  switch (outcomeKind(multiplierBps)) {
    case "win":
      return `Paid ${text(payout)}, net plus ${text(payout - bet.wager)}.`
    case "push":
      return `Push, ${text(payout)} back.`
    case "partial":
      return `Partial return ${multiplierText(multiplierBps)}, ${text(payout)} back.`
    case "loss":
      return `Lost ${text(bet.wager)}.`
  }
}
