import { gameOfMetadata } from "#contract/game-of-metadata"
import { logger } from "#features/kernel"

/** A list is read again with each refresh; each metadata is logged once. */
const logged = new Set<string>()
const mostLogged = 200

/** The catalogue's game that a settled event names; empty for none, which is logged. */
export function gameOf(metadata: string, ids: readonly string[]): string {
  const named = gameOfMetadata(metadata, ids)
  if (ids.includes(named)) return named
  const start = metadata.slice(0, 80)
  if (!logged.has(start) && logged.size < mostLogged) {
    logged.add(start)
    logger.warn("A play names no known game", start)
  }
  return ""
}
