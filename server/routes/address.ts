import * as v from "valibot"

/** A wallet or a mint in a query. */
export const address = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))
