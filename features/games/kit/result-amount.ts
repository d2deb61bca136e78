import type { RoundResult } from "@dghrt/betting/model/round-state"

/** What a play came to before fees: payout and jackpot without the player's own stake, of which bonus tokens are no part. */
export const resultAmount = ({
  bet,
  payout,
  jackpotPayout,
  spent,
}: Pick<RoundResult, "bet" | "payout" | "jackpotPayout" | "spent">): bigint =>
  payout + jackpotPayout - (bet.wager - (spent?.bonus ?? 0n))
