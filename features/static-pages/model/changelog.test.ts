import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { forPlayers, ofKind, parseChangelog } from "./changelog"

const sample = `# Changelog

Newest first.

## 0.2.0 (unreleased)

### Added

- **Explorer.** Every bet has a page
  with \`proof\` steps.

### Fixed

- A fault.

## 0.1.0 - 2026-11-24

### Added

- Dice.
`

describe("parseChangelog", () => {
  test("reads versions, dates, kinds, topics and wrapped lines", () => {
    expect(parseChangelog(sample)).toEqual([
      {
        version: "0.2.0",
        date: null,
        changes: [
          { kind: "Added", topic: "Explorer", text: "Every bet has a page with `proof` steps." },
          { kind: "Fixed", topic: null, text: "A fault." },
        ],
      },
      { version: "0.1.0", date: "2026-11-24", changes: [{ kind: "Added", topic: null, text: "Dice." }] },
    ])
  })

  test.each([
    ["## next\n", "Not a release: ## next"],
    ["## 0.1.0 (unreleased)\n\n### Games\n", "Not a kind of change: ### Games"],
    ["## 0.1.0 (unreleased)\n\n- Dice.\n", "Not a change: - Dice."],
    ["## 0.1.0 (unreleased)\n\n### Added\n\nDice.\n", "Not a change: Dice."],
  ])("refuses %j", (markdown, message) => {
    expect(() => parseChangelog(markdown)).toThrow(message)
  })
})

test("ofKind keeps only releases with changes of that kind", () => {
  const releases = parseChangelog(sample)
  expect(ofKind(releases, "All")).toBe(releases)
  expect(ofKind(releases, "Fixed").map(({ version, changes }) => [version, changes.length])).toEqual([["0.2.0", 1]])
  expect(ofKind(releases, "Security")).toEqual([])
})

test("the newest entry of CHANGELOG.md is the version of the package", () => {
  const [newest] = parseChangelog(readFileSync("CHANGELOG.md", "utf8"))
  expect(newest?.version).toBe(JSON.parse(readFileSync("package.json", "utf8")).version)
})

test("a player's changelog leaves out what only operators and developers can notice", () => {
  const [release] = forPlayers(
    parseChangelog("## 1.0.0 (unreleased)\n### Added\n- **Games.** Dice.\n- **Server.** A port.\n"),
  )
  expect(release?.changes.map(({ topic }) => topic)).toEqual(["Games"])
})
