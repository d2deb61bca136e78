import * as v from "valibot"

const digits = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^\\d{1,${most}}$`), "not an amount"),
    v.transform((text) => BigInt(text)),
  )

/** Money on a wire or in storage: decimal digits outside, `bigint` in the token's smallest unit inside. */
export const amount = digits(20)

/** A sum of amounts: a single one has at most 20 digits, many of them more. */
export const amountSum = digits(39)
