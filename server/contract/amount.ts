import * as z from "zod/mini"

/** Money on a wire or in storage: decimal digits outside, `bigint` in the token's smallest unit inside. */
export const amount = z.codec(z.string().check(z.regex(/^\d{1,20}$/, "not an amount")), z.bigint(), {
  decode: BigInt,
  encode: String,
})
