import type { RoundResult } from "@dghrt/betting/model"
import { betResult } from "#contract/bet-result"

/** The part of a wager that bonus tokens paid. */
export const bonusOf = ({ spent, bonusUsed }: Pick<RoundResult, "spent" | "bonusUsed">): bigint =>
  spent?.bonus ?? bonusUsed ?? 0n

export type PlayMoney = Pick<RoundResult, "payout" | "jackpotPayout" | "spent" | "bonusUsed"> & {
  bet: Pick<RoundResult["bet"], "wager">
}

/** What a play came to before fees. */
export const resultAmount = ({ bet: { wager }, payout, jackpotPayout, ...paid }: PlayMoney): bigint =>
  betResult({ wager, payout, jackpot: jackpotPayout, bonus: bonusOf(paid) })
