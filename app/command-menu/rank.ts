/** How well a text answers a query, and which of its characters did. */
export interface Match {
  score: number
  /** Indices of the characters that were asked for, ascending. */
  at: readonly number[]
}

const longestQuery = 100
const wordStart = /[\s\-:,.(]/

/** One character without case and accents, so that indices stay those of the text. */
const folded = (character: string) => character.normalize("NFD").charAt(0).toLowerCase()

const lettersOf = (query: string) => [...query.slice(0, longestQuery)].map(folded).filter((letter) => /\S/.test(letter))

/**
 * Finds the query's letters in order, preferring runs, starts of words and the start of the text; null when one is missing.
 * An empty query matches everything equally.
 */
export function matchText(query: string, text: string): Match | null {
  const letters = lettersOf(query)
  const characters = text.slice(0, 400).split("").map(folded)
  let best: Match | null = letters.length === 0 ? { score: 0, at: [] } : null
  for (let start = characters.indexOf(letters[0] ?? ""); start !== -1; ) {
    const at = run(letters, characters, start)
    // What does not fit behind this start fits behind none after it.
    if (at === null) break
    const score = value(at, characters)
    if (best === null || score > best.score) best = { score, at }
    start = characters.indexOf(letters[0] ?? "", start + 1)
  }
  return best
}

/** Places of the letters from `start` on, each as early as it can be. */
function run(letters: readonly string[], characters: readonly string[], start: number): number[] | null {
  const at = [start]
  for (const letter of letters.slice(1)) {
    const after = (at.at(-1) ?? start) + 1
    const next = characters[after] === letter ? after : characters.indexOf(letter, after)
    if (next === -1) return null
    at.push(next)
  }
  return at
}

function value(at: readonly number[], characters: readonly string[]): number {
  let score = 0
  for (const [order, index] of at.entries()) {
    const beside = order > 0 && index === (at[order - 1] ?? -1) + 1
    const opens = index === 0 || wordStart.test(characters[index - 1] ?? " ")
    score += beside ? 8 : opens ? 10 : 1
    if (index === 0) score += 4
  }
  // Of two texts that hold the query equally well the shorter one is the closer answer.
  return score - characters.length / 100
}

export interface Ranked<Item> {
  item: Item
  score: number
  /** Characters of the label to mark; none when only its other words matched. */
  at: readonly number[]
}

export interface Rankable {
  label: string
  /** Other words it may be asked for by. */
  words?: string
}

/** Those that answer the query, best first; equals keep their order. */
export function rank<Item extends Rankable>(query: string, items: readonly Item[]): readonly Ranked<Item>[] {
  return items
    .flatMap((item) => {
      const direct = matchText(query, item.label)
      if (direct) return [{ item, score: direct.score, at: direct.at }]
      const other = item.words === undefined ? null : matchText(query, item.words)
      // A hidden keyword must start with the typed text: a match of scattered letters would look like an error.
      const prefix = lettersOf(query).join("")
      const heard = other && (item.words ?? "").split(" ").some((word) => foldedText(word).startsWith(prefix))
      return heard ? [{ item, score: other.score / 2, at: [] }] : []
    })
    .sort((one, two) => two.score - one.score)
}

const foldedText = (word: string) => [...word].map(folded).join("")

/** The label in pieces, marked where the query was found. */
export function marked(label: string, at: readonly number[]): ReadonlyArray<{ text: string; marked: boolean }> {
  const pieces: { text: string; marked: boolean }[] = []
  for (const [index, character] of label.split("").entries()) {
    const isMarked = at.includes(index)
    const last = pieces.at(-1)
    if (last?.marked === isMarked) last.text += character
    else pieces.push({ text: character, marked: isMarked })
  }
  return pieces
}
