import * as v from "valibot"

/** A count, a slot, or a time in milliseconds since 1970: a whole number from 0 up. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** When the figures of a reply were true. */
export const asOf = {
  /** Milliseconds since 1970 of the last reading of the chain. */
  as_of: whole,
  /** False while older plays are still being read: every figure is then at least that much. */
  complete: v.boolean(),
}
