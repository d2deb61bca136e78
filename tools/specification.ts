/** Ids that a text cites, in order, with ranges and shorthand written out: "PRE-04 to 06, 09" cites four rows. */
export type CitedIds = readonly string[]

/** Requirement rows: a prefix of the specification, a hyphen and a number. "SHA-256" has no such prefix. */
export const citedRows = (text: string, prefixes: readonly string[]): CitedIds =>
  cited(text, new RegExp(`\\b(${prefixes.join("|")})-(\\d{2,3})\\b`, "g"), {
    next: new RegExp(
      `^(\\s*,?\\s+and\\s+|,?\\s+to\\s+|,\\s+|\\s*–\\s*)(?:(${prefixes.join("|")})-)?(\\d{2})(?!\\w|[.:]\\d)`,
    ),
    idOf: (prefix, number) => `${prefix}-${`${number}`.padStart(2, "0")}`,
  })

/** Decisions G, S and C where a word announces them: "decision S28", "decisions G1 and G2", "row C5". */
export const citedDecisions = (text: string): CitedIds => {
  const announced = /\b(?:decisions?|rows?|contradictions?)\s+([GSC])(\d{1,2})\b/gi
  const next = /^(\s*,?\s+and\s+|,?\s+to\s+|,\s+|\s*–\s*)([GSC])(\d{1,2})\b/
  return cited(text, announced, { next, idOf: (letter, number) => `${letter}${number}` })
}

interface Shorthand {
  /** The separator, an optional prefix and the number of one more id, at the end of the one before. */
  next: RegExp
  idOf: (prefix: string, number: number) => string
}

function cited(text: string, first: RegExp, { next, idOf }: Shorthand): CitedIds {
  const found: string[] = []
  for (const match of text.matchAll(first)) {
    let prefix = match[1] ?? ""
    let number = Number(match[2])
    found.push(idOf(prefix, number))
    let at = match.index + match[0].length
    for (let more = next.exec(text.slice(at, at + 40)); more; more = next.exec(text.slice(at, at + 40))) {
      const [whole, separator = "", ownPrefix = prefix, digits] = more
      const until = Number(digits)
      const isRange = /to|–/.test(separator) && ownPrefix === prefix
      for (let each = isRange ? number + 1 : until; each <= until; each++) found.push(idOf(ownPrefix, each))
      prefix = ownPrefix
      number = until
      at += whole.length
    }
  }
  return [...new Set(found)]
}
