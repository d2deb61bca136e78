import { dirname } from "node:path"
import { describe, expect, test } from "vitest"
import { importCycles } from "../budgets/import-cycles"
import { trackedFiles } from "../tracked-files"
import { closureOf, ownImports } from "./own-imports"

const importsOf = ownImports()

/** How many own files an entry may bring along, and how many it shall at last. A ceiling only ever goes down. */
const ceilings = [
  { part: "the engine", entry: "features/betting/index.ts", ceiling: 25, goal: 25 },
  { part: "the engine with React", entry: "features/games/session/use-game-context.ts", ceiling: 115, goal: 30 },
  { part: "the bet dock", entry: "features/games/screen/bet-dock.tsx", ceiling: 51, goal: 35 },
  { part: "the latest bets", entry: "features/explorer/ui/latest-bets-view.tsx", ceiling: 26, goal: 15 },
  { part: "the chat", entry: "features/chat/ui/chat-view.tsx", ceiling: 7, goal: 5 },
]

describe("own files that a part brings along", () => {
  test.each(ceilings)("$part stays at $ceiling or below, on the way to $goal", ({ entry, ceiling }) => {
    const files = closureOf(entry, importsOf)
    expect(files.length, files.join("\n")).toBeLessThanOrEqual(ceiling)
  })

  test.each(ceilings)("the ceiling of $part is lowered as soon as it brings less along", ({ entry, ceiling, goal }) => {
    expect(Math.max(closureOf(entry, importsOf).length, goal)).toBe(Math.max(ceiling, goal))
  })

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
