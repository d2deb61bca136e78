import { basename } from "node:path"
import { describe, expect, test } from "vitest"
import { citedDecisions, citedRows } from "./specification"
import { textOf, trackedFiles } from "./tracked-files"

const folder = "docs/specification/"
const departures = `${folder}departures.md`
const index = `${folder}README.md`
const pages = trackedFiles.filter((path) => path.startsWith(folder) && path !== departures && path !== index)
const records = trackedFiles.filter((path) => /^docs\/decisions\/\d{4}-.*\.md$/.test(path))

const idsOf = (pattern: RegExp) => pages.flatMap((path) => [...textOf(path).matchAll(pattern)].map(([, id = ""]) => id))
const rows = idsOf(/^\| ([A-Z]+-\d{2}) +\|/gm)
const decisions = idsOf(/^(?:## |# Decision |\| )([GSC]\d{1,2})[ :]/gm)
const prefixes = [...new Set(rows.map((id) => id.replace(/-\d+$/, "")))]

const counted = (letter: string, last: number) => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`)
const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index)

describe("the specification in docs/specification", () => {
  test("holds 673 rows, each of them once", () => {
    expect(repeated(rows)).toEqual([])
    expect(rows).toHaveLength(673)
  })

  test("holds the decisions G1 to G20, S1 to S38 and C1 to C36, each of them once", () => {
    expect(repeated(decisions)).toEqual([])
    expect(new Set(decisions)).toEqual(new Set([...counted("G", 20), ...counted("S", 38), ...counted("C", 36)]))
  })

  test("has each of its pages and prefixes in its index", () => {
    const text = textOf(index)
    expect([...pages, departures].filter((path) => !text.includes(`(${basename(path)})`))).toEqual([])
    expect(prefixes.filter((prefix) => !new RegExp(`^\\| (\\w+, )?${prefix}\\b`, "m").test(text))).toEqual([])
  })
})

describe("ids that a text cites", () => {
  const rowsIn = (text: string) => citedRows(text, ["ERR", "PRE", "GAME", "GAMES"])

  test.each([
    ["ERR-48", ["ERR-48"]],
    ["(ERR-40, ERR-41, titles)", ["ERR-40", "ERR-41"]],
    ["GAME-04, 05 and 11, a page", ["GAME-04", "GAME-05", "GAME-11"]],
    ["PRE-04 to PRE-07", ["PRE-04", "PRE-05", "PRE-06", "PRE-07"]],
    ["ERR-49 to 51, 55", ["ERR-49", "ERR-50", "ERR-51", "ERR-55"]],
    ["GAMES-03, 320 px", ["GAMES-03"]],
    ["SHA-256, UTF-8 and HMAC-SHA256", []],
  ])("rows of %j", (text, ids) => expect(rowsIn(text)).toEqual(ids))

  test.each([
    ["as decision S17 words it", ["S17"]],
    ["Decisions G1 and G2", ["G1", "G2"]],
    ["decisions S1 to S3", ["S1", "S2", "S3"]],
    ["row C5", ["C5"]],
    ["Mali-G78, S3 of no decision, C2", []],
  ])("decisions of %j", (text, ids) => expect(citedDecisions(text)).toEqual(ids))
})

/** Files with the ids that a list of them has not. */
const unresolved = (paths: readonly string[], cited: (text: string) => readonly string[], known: readonly string[]) =>
  paths.flatMap((path) =>
    cited(textOf(path))
      .filter((id) => !known.includes(id))
      .map((id) => `${path}: ${id}`),
  )

describe("an id that is cited", () => {
  // This file and the one that it tests hold made-up ids.
  const read = trackedFiles.filter(
    (path) =>
      /\.(c|h|cjs|mjs|ts|tsx|css|html|md|mdx|txt|yml)$/.test(path) && !/\.gen\.|^tools\/specification\./.test(path),
  )

  test("is a row of the specification", () => {
    expect(unresolved(read, (text) => citedRows(text, prefixes), rows)).toEqual([])
  })

  test("is a decision of the specification, where a text says decision or row", () => {
    expect(unresolved(read, citedDecisions, decisions)).toEqual([])
  })

  test("is a decision of the specification, wherever the documents name one", () => {
    const bare = (text: string) => text.match(/(?<![-\w])[GSC]\d{1,2}(?!\w)/g) ?? []
    const documents = read.filter((path) => /^docs\/(specification|decisions)\//.test(path))
    expect(unresolved(documents, bare, decisions)).toEqual([])
  })

  test("is a decision record, where a text says decision and four digits", () => {
    const numbers = records.map((path) => basename(path).slice(0, 4))
    const named = (text: string) =>
      [...text.matchAll(/\b(?:decisions?|records?)[ /]`?(0\d{3})\b/gi)].map(([, id = ""]) => id)
    expect(unresolved(read, named, numbers)).toEqual([])
    expect(repeated(numbers)).toEqual([])
  })
})

describe("the page of rows that depart", () => {
  const entries = [
    ...textOf(departures).matchAll(/^\| ([A-Z]+-\d{2}) +\| \[\d{4}\]\(\.\.\/decisions\/([\w-]+\.md)\)/gm),
  ].map(([, id = "", record = ""]) => ({ id, record: `docs/decisions/${record}` }))
  const namedBy = (record: string) => citedRows(textOf(record), prefixes)

  test("lists every row that a decision record names, once", () => {
    const listed = entries.map(({ id }) => id)
    expect(repeated(listed)).toEqual([])
    expect(unresolved(records, (text) => citedRows(text, prefixes), listed)).toEqual([])
  })

  test("says how many rows depart", () => {
    const text = textOf(departures)
    const [departing = ""] = text.split(/^Rows that /m)
    expect(Number(text.match(/\*\*(\d+) rows\*\*/)?.[1])).toBe(departing.match(/^\| [A-Z]+-\d{2} /gm)?.length)
  })

  test("names for each row a record that names it too", () => {
    expect(entries.filter(({ id, record }) => !records.includes(record) || !namedBy(record).includes(id))).toEqual([])
  })
})
