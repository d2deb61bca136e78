import type { Pool } from "#contract/pools"
import { jackpotWin } from "./jackpot-split"

/**
 * In basis points of the pool's liquidity: what a winner receives is drawn large from here on. A smaller jackpot is no more
 * than an ordinary payout, and is one line.
 */
export const LARGE_JACKPOT_BPS = 50n

/** Whether the jackpot is worth the largest place of a page. */
export function isLargeJackpot(pool: Pick<Pool, "jackpot" | "jackpotSplit" | "liquidity">): boolean {
  const win = jackpotWin(pool)
  return win > 0n && win * 10_000n >= pool.liquidity * LARGE_JACKPOT_BPS
}
