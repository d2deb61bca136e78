import type { Context } from "hono"
import { clientHost } from "../http/client-address"
import { countryCodes } from "./country-codes"

/** Where a request comes from: two upper-case letters of ISO 3166-1, or null when nobody knows. */
export type CountryOf = (c: Context) => string | null

/**
 * A country's code as a proxy or a database writes it; null for every other text. A code that is not assigned, such as UK or EU, would
 * match no entry of RESTRICTED_COUNTRIES, so that it counts as unknown.
 */
export function countryCode(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? ""
  return countryCodes.has(code) ? code : null
}

/** As the operator's proxy names it. Without a trusted proxy the header is the visitor's own word, and counts for nothing. */
export const countryByHeader =
  (header: string, trustedHops: number): CountryOf =>
  (c) =>
    trustedHops === 0 ? null : countryCode(c.req.header(header))

/** As a database of addresses names it. */
export const countryByAddress =
  (find: (address: string) => string | null, trustedHops: number): CountryOf =>
  (c) =>
    find(clientHost(c, trustedHops))
