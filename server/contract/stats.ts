import * as v from "valibot"
import { address } from "./address"
import { amountSum } from "./amount"
import { whole } from "./figures"

/** Digits after the point of SOL. */
const decimals = 9

/**
 * An amount of SOL, as the fields' names say: text with up to nine decimals, which a number in JSON could not carry
 * beyond nine million SOL. A number, as other hosts send it, is SOL as well; digits below a lamport are cut off.
 */
const sol = v.pipe(
  v.union([
    v.string(),
    v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(1e15),
      v.transform((value) => value.toFixed(decimals)),
    ),
  ]),
  v.regex(/^\d{1,20}(\.\d{1,18})?$/, "not an amount of SOL"),
  v.transform((text) => {
    const [whole = "0", part = ""] = text.split(".")
    return BigInt(whole + part.slice(0, decimals).padEnd(decimals, "0"))
  }),
)
const usd = v.pipe(v.number(), v.finite(), v.minValue(0))
const fees = v.pipe(v.array(v.object({ token: address, amount: amountSum })), v.maxLength(100))

/** What a host leaves out, or says in a way that cannot be read, is unknown. */
const known = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined)

/** What a casino's players did in all. Hosts name the same figures differently; a figure that is missing is unknown, never zero. */
export const platformStats = v.pipe(
  v.object({
    sol_volume: known(sol),
    volume: known(sol),
    plays: known(whole),
    total_games: known(whole),
    players: known(whole),
    revenue_usd: known(usd),
    fees: known(usd),
    total_fees: known(usd),
    creator_fees: known(fees),
    as_of: known(whole),
    complete: known(v.boolean()),
  }),
  v.transform((host) => ({
    volumeLamports: host.sol_volume ?? host.volume,
    plays: host.plays ?? host.total_games,
    players: host.players,
    revenueUsd: host.revenue_usd ?? host.fees ?? host.total_fees,
    /** What the operator earned, in the smallest unit of each token (a mint). */
    creatorFees: host.creator_fees,
    /** When the chain was read, milliseconds since 1970. */
    asOfMs: host.as_of,
    /** False while older plays are still being read: every figure is then at least that much. */
    complete: host.complete ?? true,
  })),
)
export type PlatformStats = v.InferOutput<typeof platformStats>

/** What our own server says. */
export interface PlatformStatsWire {
  /** In SOL, exact to the lamport; plays in other tokens do not count. */
  sol_volume: string
  plays: number
  /** The same as `plays`, by its other name. */
  total_games: number
  players: number
  /** What the operator earned in each token that this casino takes (a mint), as digits in its smallest unit. */
  creator_fees: { token: string; amount: string }[]
  as_of: number
  complete: boolean
}

/** Lamports as `sol_volume` carries them. */
export const solText = (lamports: bigint) => {
  const digits = lamports.toString().padStart(decimals + 1, "0")
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
