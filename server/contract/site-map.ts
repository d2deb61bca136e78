import * as v from "valibot"
import { fromBase58 } from "./base58"

/** Which addresses the built app has, written by the build for the server. */
export const siteMap = v.object({
  /** Addresses without parameters. */
  paths: v.array(v.string()),
  /** Addresses with parameters: "/explorer/player/$address". */
  patterns: v.array(v.string()),
  games: v.array(v.string()),
  /** Addresses that search engines may list. */
  listed: v.array(v.string()),
})
export type SiteMap = v.InferOutput<typeof siteMap>

const longestAddress = 44
const longestSignature = 88
const holds = (text: string, bytes: number) => fromBase58(text)?.length === bytes
const isWallet = (text: string) => text.length <= longestAddress && holds(text, 32)

type Check = (value: string, map: SiteMap) => boolean
const isGame: Check = (value, { games }) => games.includes(value.toLowerCase())

/** The possible values of a parameter, by its name in the route. */
const checks: Readonly<Record<string, Check>> = {
  $wallet: (value) => isWallet(value) || value.toLowerCase() === "demo",
  $address: isWallet,
  $creator: isWallet,
  $mint: isWallet,
  $txId: (value) => value.length <= longestSignature && holds(value, 64),
  $gameId: isGame,
  $game: isGame,
}

/** Whether the app has a page at `pathname`: the address of an unknown game or a malformed wallet is none. */
export function hasPage(pathname: string, map: SiteMap): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname
  if (map.paths.includes(path)) return true
  const parts = decoded(path)
  return parts !== null && map.patterns.some((pattern) => matches(pattern, parts, map))
}

/** The pattern with parameters that `pathname` has the form of. */
export function patternOf(pathname: string, map: SiteMap): string | undefined {
  const parts = decoded(pathname)
  return parts === null ? undefined : map.patterns.find((pattern) => matches(pattern, parts, map))
}

function matches(pattern: string, parts: readonly string[], map: SiteMap): boolean {
  const wanted = pattern.split("/")
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => {
      const value = parts[index] ?? ""
      return part.startsWith("$") ? (checks[part]?.(value, map) ?? value !== "") : part === value
    })
  )
}

function decoded(path: string): string[] | null {
  try {
    return path.split("/").map(decodeURIComponent)
  } catch {
    // A percent sign that begins no character: no address of ours has one.
    return null
  }
}
