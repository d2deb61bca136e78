import * as v from "valibot"
import { amount } from "./amount"
import { whole } from "./figures"

const feeBps = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000))

/** How the program divides a jackpot that is won, in basis points of the pot. What is left over stays in the pot. */
const jackpotSplit = v.object({ winner: feeBps, creator: feeBps, pool: feeBps, protocol: feeBps })
export type JackpotSplit = v.InferOutput<typeof jackpotSplit>

/** One token's public pool. Amounts in the token's smallest unit. */
const pool = v.object({
  mint: v.pipe(v.string(), v.maxLength(44)),
  /** The pot from which a jackpot is paid at this moment. A winner receives a part of it. */
  jackpot: amount,
  jackpotSplit,
  /** What the pool holds to pay from. */
  liquidity: amount,
  /** No single outcome may pay more. */
  maxPayout: amount,
  minWager: amount,
  /** Held for bonus tokens, which are staked like the token itself. */
  bonus: amount,
  /** What a bet pays to the pool and to the protocol, in basis points of its wager. */
  poolFeeBps: feeBps,
  protocolFeeBps: feeBps,
})

export const pools = v.object({
  /** When the chain was read, milliseconds since 1970. */
  readAt: whole,
  pools: v.pipe(v.array(pool), v.maxLength(100), v.readonly()),
})
export type Pools = v.InferOutput<typeof pools>
export type Pool = Pools["pools"][number]

/** As it travels: amounts are decimal strings. */
export type PoolsWire = v.InferInput<typeof pools>
