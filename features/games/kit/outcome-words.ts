import type { RoundResult } from "../round/round-state"
import { exactAmount, multiplierText } from "./amount-text"
import type { GameContext } from "./game-context"
import { outcomeKind } from "./outcome"

/** What a play came to in money, as one spoken sentence. */
export function outcomeWords(result: RoundResult, token: GameContext["token"]) {
  const jackpot = `You won the jackpot of ${exactAmount(result.jackpotPayout, token.decimals)} ${token.symbol}. `
  return `${result.jackpotPayout > 0n ? jackpot : ""}${betWords(result, token)}`
}

function betWords({ bet, payout, multiplierBps }: RoundResult, { symbol, decimals }: GameContext["token"]) {
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
