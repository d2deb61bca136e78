import * as v from "valibot"
import { address, transactionSignature } from "./address"

export const maxItemsPerPage = 200
/** Page numbers reach this many plays; below that the cursor `before` is asked for, which does not slow with depth. */
export const maxPagedPlays = 10_000

/** A win pays more than the wager, a push exactly the wager. */
export const outcomes = ["win", "loss", "push"] as const
export type Outcome = (typeof outcomes)[number]

const whole = (least: number, most: number, usual: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(least), v.maxValue(most)), usual)

const time = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)))

export const settledGamesQuery = v.object({
  creator: v.optional(address),
  user: v.optional(address),
  /** A mint. */
  token: v.optional(address),
  /** A game's id; empty for plays whose metadata name no game. */
  game: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{0,20}$/))),
  outcome: v.optional(v.picklist(outcomes)),
  /** Only plays that won a jackpot. */
  jackpots: v.optional(v.literal("true")),
  /** Only plays that paid at least 10x. */
  tenfold: v.optional(v.literal("true")),
  /** Only plays of this time and later, and only earlier ones than `to`: milliseconds since 1970. */
  from: time,
  to: time,
  itemsPerPage: whole(1, maxItemsPerPage, "100"),
  /** `next` of the page above. */
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}-\d{1,15}$/))),
  page: whole(0, maxPagedPlays, "0"),
})
export type SettledGamesQuery = v.InferOutput<typeof settledGamesQuery>

export const settledGameQuery = v.object({ signature: transactionSignature })
