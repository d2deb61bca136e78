import { dirname } from "node:path"
import ts from "typescript"
import { describe, expect, test } from "vitest"
import { importCycles } from "../budgets/import-cycles"
import { textOf, trackedFiles } from "../tracked-files"
import { closureOf, ownFiles, ownImports } from "./own-imports"

const importsOf = ownImports()

/** How many own files the entries of a part may bring along, and how many it shall at last. A ceiling only ever goes down. */
const ceilings = [
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

/** Groups of folders that import each other, types and lazy imports included. They are to be untied: a group only ever gets smaller. */
const knownRings = [
  "app app/background app/command-menu app/diagnostics app/money app/navigation app/overlays app/pages app/play app/preload app/routes app/shell",
  "design-system/src/art design-system/src/art/pieces design-system/src/art/scenes",
  "features/explorer/data features/explorer/model",
  "features/games/blackjack features/games/crash features/games/dice features/games/flip features/games/hilo features/games/magic8ball features/games/mines features/games/plinko features/games/replay features/games/screen features/games/slots",
  "localnet/faucet localnet/genesis localnet/rpc",
  "localnet/referral localnet/sbf",
  "server server/access server/chat server/check-config server/client-errors server/database server/http server/indexer server/metrics server/monitoring server/prices server/routes server/rpc server/sessions",
  "themes/src themes/src/themes",
  "tools tools/test tools/visual",
]

/** Without tests and stories. */
function folderRings(): readonly string[] {
  const fileOf = ownFiles()
  const folders = new Map<string, string[]>()
  for (const file of trackedFiles) {
    if (!/\.tsx?$/.test(file) || /\.(test|stories|spec)\.|(^|\/)testing\/|^tests\/|tsdown\.config/.test(file)) continue
    const found = folders.get(dirname(file)) ?? []
    folders.set(dirname(file), found)
    for (const { fileName } of ts.preProcessFile(textOf(file), true, true).importedFiles) {
      const folder = dirname(fileOf(fileName, file) ?? file)
      if (folder !== dirname(file)) found.push(folder)
    }
  }
  return importCycles(folders).map((ring) => ring.join(" "))
}

test("no folders import each other but those that are known", () => {
  expect(folderRings().toSorted()).toEqual(knownRings)
})
