import { bonusOf, type PlayMoney } from "./result-amount"

/** "0.1 SOL", "5 USDC of bonus", "2 USDC and 3 USDC of bonus": a wager that is lost, by what paid it. */
export function lostText({ bet, ...paid }: PlayMoney, text: (amount: bigint) => string): string {
  const bonus = bonusOf(paid)
  if (bonus <= 0n) return text(bet.wager)
  const own = bet.wager > bonus ? `${text(bet.wager - bonus)} and ` : ""
  return `${own}${text(bonus)} of bonus`
}
