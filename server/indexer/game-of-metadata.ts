const plain = /^(?:\d{1,3}:)?([a-z][a-z0-9]{0,19})(?::|$)/
const id = /^[a-z][a-z0-9]{0,19}$/

/**
 * The game's id in a bet's metadata: "0:dice:under-50", "dice", a JSON list that starts with the id, or a list of numbers
 * alone, which early Mines plays wrote. Empty for anything else.
 */
export function gameOfMetadata(metadata: string): string {
  if (!metadata.startsWith("[")) return plain.exec(metadata)?.[1] ?? ""
  const list = listIn(metadata)
  if (list.length > 0 && list.every((item) => typeof item === "number")) return "mines"
  const [first] = list
  return typeof first === "string" && id.test(first) ? first : ""
}

function listIn(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return []
  }
}
