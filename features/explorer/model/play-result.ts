import { betResult } from "#contract/bet-result"
import type { WholeMoney } from "./play"

/** What a play came to before fees. */
export const resultOfPlay = ({ bonusUsed, ...money }: WholeMoney): bigint =>
  betResult({ ...money, bonus: bonusUsed ?? 0n })
