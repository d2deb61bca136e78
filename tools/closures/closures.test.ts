import { dirname } from "node:path"
import { describe, expect, test } from "vitest"
import { importCycles } from "../budgets/import-cycles"
import { trackedFiles } from "../tracked-files"
import { closureOf, ownImports } from "./own-imports"

const importsOf = ownImports()

/** How many own files the entries of a part may bring along, and how many it shall at last. A ceiling only ever goes down. */
const ceilings = [
  { part: "the engine", entries: ["features/betting/index.ts"], ceiling: 23, goal: 25 },
  {
    part: "the engine with React",
    entries: ["features/betting/index.ts", "features/betting/react/index.ts"],
    ceiling: 28,
    goal: 30,
  },
  { part: "the bet dock", entries: ["features/games/screen/bet-dock.tsx"], ceiling: 14, goal: 35 },
  { part: "the latest bets", entries: ["features/explorer/ui/latest-bets-view.tsx"], ceiling: 14, goal: 15 },
  { part: "the chat", entries: ["features/chat/ui/chat-view.tsx"], ceiling: 5, goal: 5 },
]

const filesOf = (entries: readonly string[]) => [...new Set(entries.flatMap((entry) => closureOf(entry, importsOf)))]

describe("own files that a part brings along", () => {
  test.each(ceilings)("$part stays at $ceiling or below, on the way to $goal", ({ entries, ceiling }) => {
    const files = filesOf(entries)
    expect(files.length, files.join("\n")).toBeLessThanOrEqual(ceiling)
  })

  test.each(ceilings)(
    "the ceiling of $part is lowered as soon as it brings less along",
    ({ entries, ceiling, goal }) => {
      expect(Math.max(filesOf(entries).length, goal)).toBe(Math.max(ceiling, goal))
    },
  )

  test("a file that only passes types on brings nothing along", () => {
    expect(closureOf("features/betting/model/costs.ts", importsOf)).toEqual(["features/betting/model/costs.ts"])
  })

  test("the engine reaches nothing but itself and the kernel", () => {
    const others = closureOf("features/betting/index.ts", importsOf).filter(
      (file) => !/^features\/(betting|kernel)\//.test(file),
    )
    expect(others).toEqual([])
  })
})

/** Folders that import each other when they run, without tests and stories. */
function folderCircles(): readonly string[][] {
  const product = trackedFiles.filter(
    (file) => /^features\/.*\.tsx?$/.test(file) && !/\.(test|stories)\.|\/testing\/|tsdown\.config/.test(file),
  )
  const folders = new Map<string, string[]>()
  for (const file of product) {
    const found = folders.get(dirname(file)) ?? []
    folders.set(dirname(file), found)
    found.push(
      ...importsOf(file)
        .map(dirname)
        .filter((folder) => folder !== dirname(file)),
    )
  }
  return importCycles(folders)
}

test("no two folders of features import each other", () => {
  expect(folderCircles()).toEqual([])
})
