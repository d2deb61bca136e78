import * as v from "valibot"

/** Money on a wire or in storage: decimal digits outside, `bigint` in the token's smallest unit inside. */
export const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/, "not an amount"),
  v.transform((digits) => BigInt(digits)),
)

/** A sum of amounts: a single one has at most 20 digits, many of them more. */
export const amountSum = v.pipe(
  v.string(),
  v.regex(/^\d{1,39}$/, "not an amount"),
  v.transform((digits) => BigInt(digits)),
)

/** The part of what was wagered that was paid from bonus, which is no loss of the wallet. Servers that do not say it have 0. */
export const bonusSum = v.optional(amountSum, "0")
