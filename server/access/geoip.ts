import { readFileSync, statSync } from "node:fs"
import { isIP } from "node:net"
import { Reader } from "mmdb-lib"
import * as v from "valibot"
import { countryCode } from "./country"

/** A database of countries is 8 MB; one of cities, in which they are found as well, up to 130. */
const largestBytes = 300_000_000

const place = v.object({ iso_code: v.string() })
/** MaxMind's own shape, and that of databases which name nothing but the country. */
const found = v.union([
  v.pipe(
    v.object({ country: place }),
    v.transform(({ country }) => country.iso_code),
  ),
  v.pipe(
    v.object({ country_code: v.string() }),
    v.transform(({ country_code }) => country_code),
  ),
])

/**
 * Finds the country of an address in a file of MaxMind's format (.mmdb).
 * @throws Error that says what is wrong with the file: not there, too large, cut off, or of another format.
 */
export function openGeoip(path: string): (address: string) => string | null {
  const { size } = statSync(path)
  if (size > largestBytes) throw new Error(`${path} is larger than ${largestBytes / 1_000_000} MB.`)
  const reader = new Reader(readFileSync(path))
  // A file that was cut off in its data opens all the same, and fails at the first address that lies there.
  reader.get("1.1.1.1")
  return (address) => {
    if (isIP(address) === 0) return null
    try {
      const parsed = v.safeParse(found, reader.get(address))
      return parsed.success ? countryCode(parsed.output) : null
    } catch (error) {
      // An address whose record is broken is one whose country nobody knows.
      if (error instanceof Error) return null
      throw error
    }
  }
}
