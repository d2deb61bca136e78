const plain = /^(?:\d{1,3}:)?([a-z][a-z0-9]{0,19})(?::|$)/
const id = /^[a-z][a-z0-9]{0,19}$/
/** No transaction carries more; a longer text is not worth its parsing. */
const longestMetadata = 16_384
/** Of a text in no known form. */
const longestText = 2_000

/**
 * The game's id in a bet's metadata, which is text that any wallet may write: "0:dice:under-50", "dice", a JSON list that
 * starts with the id, a JSON object with it as `gameId`, or a list of numbers alone, which early Mines plays wrote. Of a
 * text in another form, the first of `ids` that is a word of it. Empty for anything else. A JSON value names its game in one
 * place only: what else it holds are the settings of the bet.
 */
export function gameOfMetadata(metadata: string, ids: readonly string[] = []): string {
  if (metadata.length > longestMetadata) return ""
  const value = jsonIn(metadata)
  if (value !== null) return knownAs(nameIn(value), ids)
  const named = plain.exec(metadata)?.[1]
  if (named !== undefined) return named
  const words = metadata
    .slice(0, longestText)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  return ids.find((one) => words.includes(one)) ?? ""
}

function knownAs(name: string, ids: readonly string[]): string {
  if (id.test(name)) return name
  const lower = name.toLowerCase()
  return ids.includes(lower) ? lower : ""
}

/** A list or an object; null for any other text, whole or broken. */
function jsonIn(text: string): object | null {
  if (!text.startsWith("[") && !text.startsWith("{")) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" ? value : null
  } catch (error) {
    // Some engines run out of stack on text that opens thousands of brackets.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error
    return null
  }
}

function nameIn(value: object): string {
  if (!Array.isArray(value)) {
    const { gameId } = value as { gameId?: unknown }
    return typeof gameId === "string" ? gameId : ""
  }
  const list: readonly unknown[] = value
  if (list.length > 0 && list.every((item) => typeof item === "number")) return "mines"
  return typeof list[0] === "string" ? list[0] : ""
}
