import { listOf, type Output, object, text, units, wholeNumber } from "./schema"

/** One token's public pool. Amounts in the token's smallest unit. */
const pool = object({
  mint: text(44),
  /** What a jackpot would be drawn from at this moment. */
  jackpot: units,
  /** What the pool holds to pay from. */
  liquidity: units,
  /** No single outcome may pay more. */
  maxPayout: units,
  minWager: units,
})

export const pools = object({
  /** When the chain was read, milliseconds since 1970. */
  readAt: wholeNumber(),
  pools: listOf(pool, 100),
})
export type Pools = Output<typeof pools>
export type Pool = Pools["pools"][number]

/** As it travels: amounts are decimal strings. */
export interface PoolsWire {
  readAt: number
  pools: readonly { [Field in keyof Pool]: string }[]
}
