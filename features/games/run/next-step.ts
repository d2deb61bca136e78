import { exactAmount } from "../kit/amount-text"
import { type BetArray, highestPayout } from "../kit/bet-array"
import { type GameContext, totalFees } from "../kit/game-context"

/** Why a step that carries `wager` cannot be played, in words with the figure; null when nothing known is in its way. */
export function obstacleTo(
  { limits, feesOn, token }: Pick<GameContext, "limits" | "feesOn" | "token">,
  wager: bigint,
  bet: BetArray,
): string | null {
  const text = (amount: bigint) => `${exactAmount(amount, token.decimals)} ${token.symbol}`
  const { maxPayout, balance } = limits
  if (maxPayout !== null && highestPayout(bet, wager) > maxPayout)
    return `The pool pays at most ${text(maxPayout)}, so this goes no further.`
  const needed = wager + totalFees(feesOn(wager))
  if (balance !== null && needed > balance)
    return `The next step takes ${text(needed)} with its fees; you can play ${text(balance)}.`
  return null
}
