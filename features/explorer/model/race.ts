import type { RaceEvidence } from "@dghrt/fairness"

/** What was paid out of the pot, and what the fees took. */
export function potOf({ totalWager, payouts }: Pick<RaceEvidence, "totalWager" | "payouts">) {
  const paid = payouts.reduce((sum, payout) => sum + payout, 0n)
  return { paid, fees: totalWager - paid }
}

/** 0 to 1: the share of the pot by which the program draws. */
export const chanceOf = (wager: bigint, pot: bigint): number =>
  pot > 0n ? Number((wager * 1_000_000n) / pot) / 1_000_000 : 0
