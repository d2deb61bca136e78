import type { PoolTerms } from "./chain-figures"

export interface FeeShare {
  kind: "creator" | "protocol" | "pool" | "jackpot"
  bps: number
  /** In the token's smallest unit. */
  amount: bigint
}

export interface PlatformFees {
  creatorFeeBps: number
  jackpotFeeBps: number
}

export type PoolFees = Pick<PoolTerms, "gambaFeeBps" | "poolFeeBps">

/** A share of the wager, rounded down as the program does. */
export const shareOf = (wager: bigint, bps: number) => (wager * BigInt(bps)) / 10_000n

/** What a bet costs on top of its wager, line by line, as the program charges it. */
export function feesOn(wager: bigint, pool: PoolFees, { creatorFeeBps, jackpotFeeBps }: PlatformFees): FeeShare[] {
  const line = (kind: FeeShare["kind"], bps: number): FeeShare => ({
    kind,
    bps,
    amount: shareOf(wager, bps),
  })
  return [
    line("creator", creatorFeeBps),
    line("protocol", pool.gambaFeeBps),
    line("pool", pool.poolFeeBps),
    line("jackpot", jackpotFeeBps),
  ]
}

export const totalFees = (lines: readonly Pick<FeeShare, "amount">[]) =>
  lines.reduce((sum, line) => sum + line.amount, 0n)
