import type { Context } from "hono"
import { clientHost } from "../http/client-address"

/** Where a request comes from: two upper-case letters of ISO 3166-1, or null when nobody knows. */
export type CountryOf = (c: Context) => string | null

/** Codes that a country never has: user-assigned ones, which services use for "unknown", "Tor" and the like. */
const userAssigned = /^(AA|Q[M-Z]|X[A-Z]|ZZ)$/
const isPlace = (code: string) => /^[A-Z]{2}$/.test(code) && !userAssigned.test(code)

/** A country's code as a proxy or a database writes it; null for every other text. */
export function countryCode(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? ""
  return isPlace(code) ? code : null
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
