import type { RoundResult } from "@dghrt/betting/model"
import { playMultiplier } from "#contract/games/odds"
import { exactAmount, lostAmount, shortAmount } from "./amount-text"
import type { BoardBetting } from "./board-betting"
import { lostText } from "./lost-text"
import { outcomeKind } from "./outcome"
import { resultAmount } from "./result-amount"

/** What a play came to in money, as one spoken sentence. */
export function outcomeWords(result: RoundResult, token: BoardBetting["token"]) {
  const jackpot = `You won the jackpot of ${exactAmount(result.jackpotPayout, token.decimals)} ${token.symbol}. `
  return `${result.jackpotPayout > 0n ? jackpot : ""}${betWords(result, token)}`
}

function betWords(result: RoundResult, { symbol, decimals }: BoardBetting["token"]) {
  const { payout, multiplierBps } = result
  const text = (value: bigint) => `${exactAmount(value, decimals)} ${symbol}`
  switch (outcomeKind(multiplierBps)) {
    case "win":
      return `Paid ${text(payout)}, result plus ${shortAmount(resultAmount(result), decimals)} ${symbol}.`
    case "push":
      return `Push, ${text(payout)} back.`
    case "partial":
      return `${playMultiplier(result)}, result minus ${lostAmount(resultAmount(result), decimals)} ${symbol}.`
    case "loss":
      return `Lost ${lostText(result, text)}.`
  }
}
