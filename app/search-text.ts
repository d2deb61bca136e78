/**
 * The parameters of an address, all of them text: `007`, `1e5` and twenty digits keep their form. A route's schema converts
 * what it wants as a number.
 */
export function parseSearch(search: string): Record<string, string> {
  const pairs = [...new URLSearchParams(search)].map(([name, value]) => [name, unquoted(value)] as const)
  return Object.fromEntries(pairs)
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`
}

/** Earlier links hold a text that could be read as JSON in quotation marks: `?q="8"`. */
function unquoted(value: string): string {
  if (!/^".*"$/s.test(value)) return value
  const inner = parsedOr(value, null)
  return typeof inner === "string" && parsedOr(inner, undefined) !== undefined ? inner : value
}

function parsedOr<Other>(text: string, other: Other): unknown | Other {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return other
    throw error
  }
}
