import * as v from "valibot"

/** Money on a wire or in storage: decimal digits outside, `bigint` in the token's smallest unit inside. */
export const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/, "not an amount"),
  v.transform((digits) => BigInt(digits)),
)
