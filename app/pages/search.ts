import * as v from "valibot"

/** Looks like a wallet; whether it is one is for the page to find out. */
export const addressText = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))

/** What an address may say after its question mark; what does not fit is undefined, so it also leaves the address. */
export const inSearch = <S extends v.GenericSchema>(one: S) => v.fallback(v.optional(one), undefined)

/** A whole number: as text in an address, as a number where the page itself sets it. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,8})$/), v.transform(Number))]),
  v.integer(),
)
