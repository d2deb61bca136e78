import * as v from "valibot"
import { address, transactionSignature } from "./address"
import { amount } from "./amount"
import { whole } from "./figures"

/** The win with the highest multiplier of the last 24 hours, in a token with value. */
export const biggestWin = v.object({
  /** Null while nothing was won in these hours. */
  win: v.nullable(
    v.object({
      /** Of the settlement. */
      signature: transactionSignature,
      /** The game's id, empty when the metadata name none. */
      game: v.pipe(v.string(), v.maxLength(40)),
      /** The mint. */
      token: address,
      wager: amount,
      payout: amount,
      multiplierBps: whole,
      /** Milliseconds since 1970. */
      timeMs: whole,
    }),
  ),
  /** When the chain was read, milliseconds since 1970; null before it was read for the first time. */
  as_of: v.nullable(whole),
  /** False while older plays are still being read. */
  complete: v.boolean(),
})
export type BiggestWin = v.InferOutput<typeof biggestWin>
/** As it travels: amounts are decimal strings. */
export type BiggestWinWire = v.InferInput<typeof biggestWin>
