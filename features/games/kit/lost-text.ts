import type { RoundResult } from "@dghrt/betting/model/round-state"

/** "0.1 SOL", "5 USDC of bonus", "2 USDC and 3 USDC of bonus": a wager that is lost, by what paid it. */
export function lostText({ bet, spent }: Pick<RoundResult, "bet" | "spent">, text: (amount: bigint) => string): string {
  const bonus = spent?.bonus ?? 0n
  if (bonus <= 0n) return text(bet.wager)
  const own = bet.wager > bonus ? `${text(bet.wager - bonus)} and ` : ""
  return `${own}${text(bonus)} of bonus`
}
