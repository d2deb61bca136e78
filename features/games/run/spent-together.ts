import type { RoundResult } from "@dghrt/betting/model"

/**
 * What several plays changed in the wallet when they are shown as one that paid `payout`: what one staked may be what the
 * one before it paid. A play that another browser placed leaves the costs of the whole unknown.
 */
export function spentTogether(
  results: readonly RoundResult[],
  payout: bigint,
): Pick<RoundResult, "spent" | "jackpotPayout"> {
  const jackpotPayout = results.reduce((sum, result) => sum + result.jackpotPayout, 0n)
  const spent: Required<NonNullable<RoundResult["spent"]>> = {
    token: payout,
    lamports: 0n,
    rent: 0n,
    deposit: 0n,
    bonus: 0n,
  }
  for (const result of results) {
    if (!result.spent) return { spent: undefined, jackpotPayout }
    spent.token += result.spent.token - result.payout
    spent.lamports += result.spent.lamports
    spent.rent += result.spent.rent ?? 0n
    spent.deposit += result.spent.deposit ?? 0n
    spent.bonus += result.spent.bonus ?? 0n
  }
  return { spent, jackpotPayout }
}
