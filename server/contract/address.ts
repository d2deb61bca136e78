import * as v from "valibot"

/** A wallet, a mint or another account, base58. */
export const address = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, "not an address"))

/** A transaction's signature, base58. */
export const transactionSignature = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/, "not a signature"))
