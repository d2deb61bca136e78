import * as z from "zod/mini"
import { amount } from "./amount"

/** One token's public pool. Amounts in the token's smallest unit. */
const pool = z.object({
  mint: z.string(),
  /** What a jackpot would be drawn from at this moment. */
  jackpot: amount,
  /** What the pool holds to pay from. */
  liquidity: amount,
  /** No single outcome may pay more. */
  maxPayout: amount,
  minWager: amount,
})

export const pools = z.object({
  /** When the chain was read, milliseconds since 1970. */
  readAt: z.int(),
  pools: z.readonly(z.array(pool)),
})
export type PoolsWire = z.input<typeof pools>
export type Pools = z.output<typeof pools>
export type Pool = Pools["pools"][number]
