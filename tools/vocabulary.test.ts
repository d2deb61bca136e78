import { basename } from "node:path"
import { expect, test } from "vitest"
import { textOf, trackedFiles } from "./tracked-files"

const glossary = "docs/glossary.md"

/** What the phrases of the glossary's second table are refused as. Names in backticks are refused as they are. */
const phrasePatterns: Readonly<Record<string, RegExp>> = {
  "told, toldHistory": /\btold(History)?\b/i,
  purse: /\bpurses?\b/i,
  sharpness: /\bsharpness\b/i,
  "give way to 2D": /\bgives? way to (2D|the flat)/,
  insist: /\binsist(s|ed)?\b/i,
  "Seen<T>": /\bSeen</,
  "the house": /\bthe house(?![ -](edge|rule|limit|has an edge))/i,
  "in the room": /\b(in|of) (the|every|each|this) rooms?\b/i,
  "on the stage": /(?<![-\w])(on|of|leaves) (the |a )?stage\b/i,
  whoever: /\bwhoever\b/i,
  "promise of a button": /\bpromise(=["{]|\?: "| = ")/,
  "seeds.promise()": /\bseeds\.promise\b/,
  "status unseen": /status: "unseen"/,
  "put away": /\b(put|puts|putting) (\w+ ){0,2}away\b|putAway/i,
  "nothing keeps the player from": /\bnothing keeps (a|the) \w+ from\b/i,
  adopt: /\badopts?\b|\badopt(Ledger)\b/,
  "at a table": /\bat a table:/,
  "telling the outcome": /\btelling=/,
  "carry.tsx": /<Carry\b|\/carry"/,
  "placed()": /\bplaced\(|\/placed"/,
  net: /(?<!safety |node:|com |nec )\bnet\b(?! position)|\bnet(Of|Amount|Loss)|NetLoss/i,
  "that leads nowhere": /\bthat leads nowhere\b/i,
}

interface ReplacedTerm {
  term: string
  instead: string
  /** Where it still stands, for a name that goes with the code around it. */
  standsIn: string | null
}

const cells = (row: string) =>
  row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim())

const [, section = ""] = textOf(glossary).split("## Replaced terms")
const rows = section
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .slice(2)
  .map(cells)

const terms = rows.flatMap(([replaced = "", instead = "", standsIn = ""]) =>
  [...replaced.matchAll(/`[^`]+`|“[^”]+”/g)].map(
    ([term]): ReplacedTerm => ({ term, instead, standsIn: standsIn === "" ? null : standsIn.replaceAll("`", "") }),
  ),
)

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** `name` is a whole word, `name*` the beginning of one; “a phrase” has its pattern above. */
function patternOf(term: string): RegExp | undefined {
  const inner = term.slice(1, -1)
  if (term.startsWith("“")) return phrasePatterns[inner]
  const beginning = inner.endsWith("*")
  return new RegExp(`(?<![\\w-])${escaped(beginning ? inner.slice(0, -1) : inner)}${beginning ? "" : "(?![\\w-])"}`)
}

const read = trackedFiles.filter(
  (path) =>
    /\.(ts|tsx|css|mdx|cjs|mjs|txt)$/.test(path) && !/\.gen\./.test(path) && path !== "tools/vocabulary.test.ts",
)
const sources = read.map((path) => ({ path, lines: [basename(path).replace(/\..*/, ""), ...textOf(path).split("\n")] }))

const uses = (pattern: RegExp, folder = "") =>
  sources
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, number) => (pattern.test(line) ? [`${path}:${number}: ${line.trim().slice(0, 160)}`] : [])),
    )

test("each replaced term is a name, or a phrase with a pattern, and each pattern has its row", () => {
  expect(terms.filter(({ term }) => patternOf(term) === undefined)).toEqual([])
  const phrases = terms.filter(({ term }) => term.startsWith("“")).map(({ term }) => term.slice(1, -1))
  expect(phrases.toSorted()).toEqual(Object.keys(phrasePatterns).toSorted())
})

test("a replaced term is not used again", () => {
  const used = terms
    .filter(({ standsIn }) => standsIn === null)
    .flatMap(({ term, instead }) => uses(patternOf(term) ?? /(?!)/).map((line) => `${line}  (say: ${instead})`))
  expect(used).toEqual([])
})
