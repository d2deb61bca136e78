import { logger } from "#features/kernel"

const longestMetadata = 2_000
/** A list is read again with each refresh; each metadata is logged once. */
const logged = new Set<string>()
const mostLogged = 200

/**
 * The game of a settled event. Metadata is text that any wallet may write: a text with a game's id in it, a JSON list
 * that starts with one, or a list of numbers alone, which early Mines plays wrote. Anything else is no game.
 */
export function gameOf(metadata: string, ids: readonly string[]): string {
  const text = metadata.slice(0, longestMetadata)
  const list = listIn(text)
  if (list !== null) {
    if (list.length > 0 && list.every((item) => typeof item === "number")) return "mines"
    const [first] = list
    if (typeof first === "string" && ids.includes(first.toLowerCase())) return first.toLowerCase()
  }
  const words = text.toLowerCase().split(/[^a-z0-9]+/)
  const found = ids.find((id) => words.includes(id))
  const start = text.slice(0, 80)
  if (found === undefined && !logged.has(start) && logged.size < mostLogged) {
    logged.add(start)
    logger.warn("A play names no known game", start)
  }
  return found ?? ""
}

function listIn(text: string): readonly unknown[] | null {
  if (!text.startsWith("[")) return null
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : null
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return null
  }
}
