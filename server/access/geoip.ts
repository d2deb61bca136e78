import { readFileSync, statSync } from "node:fs"
import { isIP } from "node:net"
import { Reader } from "mmdb-lib"
import * as v from "valibot"
import type { Log } from "../log"
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

/** Looking at the file for each request would cost more than the request; databases are published weekly or monthly. */
const lookMs = 60_000

type FindCountry = (address: string) => string | null

/**
 * The database in this file, opened again within a minute after the file changed or appeared. A file that does not open, or is gone,
 * leaves the reader of the one before it; null while no file has opened yet. A file has to be replaced in one step (mv), or a part of it may be read.
 */
export function geoipFile(path: string, log: Pick<Log, "error">, nowMs: () => number = Date.now) {
  let find: FindCountry | null = null
  let lookedAtMs = Number.NEGATIVE_INFINITY
  let lastVersion: string | null = null

  function look() {
    // Read once for each version, so that a file that does not open is reported once.
    const version = versionOf(path)
    if (version === lastVersion) return
    lastVersion = version
    try {
      find = openGeoip(path)
    } catch (error) {
      const effect =
        find === null ? "no bet with real tokens can be started" : "the file that was read before stays in use"
      log.error({ err: error, file: path }, `GEOIP_FILE cannot be read: ${effect}.`)
    }
  }

  return (): FindCountry | null => {
    const now = nowMs()
    // A clock that was put back does not put off the next look.
    if (Math.abs(now - lookedAtMs) >= lookMs) {
      lookedAtMs = now
      look()
    }
    return find
  }
}

/** Differs after each change of the file, also when an older one was moved into its place; empty for one that cannot be looked at. */
function versionOf(path: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(path)
    return `${mtimeMs} ${size} ${ino}`
  } catch {
    return ""
  }
}

/**
 * Finds the country of an address in a file of MaxMind's format (.mmdb).
 * @throws Error that says what is wrong with the file: not there, too large, cut off, or of another format.
 */
function openGeoip(path: string): FindCountry {
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
