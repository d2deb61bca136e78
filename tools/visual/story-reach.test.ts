import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { afterEach, expect, test } from "vitest"
import { movedNames, storyReach } from "./story-reach"

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** What `story.tsx` of these files reaches, by name, and at how many steps. */
function reached(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "reach-"))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return Object.fromEntries(
    [...storyReach()(join(folder, "story.tsx"))].map(([f, step]) => [relative(folder, f), step]),
  )
}

test("a name of an index leads through every index to the file that declares it, and to no neighbour of it", () => {
  const found = reached({
    "story.tsx": 'import { Press } from "./all"',
    "all/index.ts": 'export { Button as Press } from "../parts"\nexport { Card } from "../card"',
    "parts/index.ts": 'export { Button } from "./button"\nexport { Badge } from "./badge"',
    "parts/button.tsx": 'import "./button.css"\nexport const Button = 1',
    "parts/button.css": '.button { background: url("./grain.png") }',
    "parts/grain.png": "",
    "parts/badge.tsx": "export const Badge = 1",
    "card.tsx": "export const Card = 1",
  })
  expect(found).toEqual({
    "story.tsx": 0,
    "all/index.ts#Press": 1,
    "parts/index.ts#Button": 1,
    "parts/button.tsx": 1,
    "parts/button.css": 2,
    "parts/grain.png": 3,
  })
})

test("what the component of a story loads later is reached, what something further away could load is not", () => {
  const found = reached({
    "story.tsx": 'import "./view"',
    "view.tsx": 'import "./catalogue"\nexport const solid = () => import("./solid")',
    "solid.tsx": "",
    "catalogue.ts": 'export const dice = () => import("./dice")',
    "dice.tsx": "",
  })
  expect(found).toEqual({ "story.tsx": 0, "view.tsx": 1, "catalogue.ts": 2, "solid.tsx": 2 })
})

test("what loads later, what an index runs and a whole module are reached; a type is not", () => {
  const found = reached({
    "story.tsx": 'import * as all from "./all"\nimport type { Shape } from "./shape"\nimport { one } from "./index"',
    "index.ts": 'import "./runs"\nexport { one } from "./one"',
    "runs.ts": "",
    "one.ts": 'export const one = () => import("./heavy")',
    "heavy.ts": "",
    "all.ts": 'export { a } from "./a"',
    "a.ts": "export const a = 1",
    "shape.ts": "export type Shape = 1",
  })
  expect(Object.keys(found).sort()).toEqual(
    ["story.tsx", "index.ts#one", "runs.ts", "one.ts", "heavy.ts", "all.ts", "a.ts"].sort(),
  )
})

test("a button changes its own stories and those of what draws it, and leaves the others alone", () => {
  const reach = storyReach()
  const drawsButton = (story: string) => reach(story).has("design-system/src/button/button.tsx")
  expect(drawsButton("design-system/src/button/button.stories.tsx")).toBe(true)
  expect(drawsButton("features/terms/ui/terms.stories.tsx")).toBe(true)
  expect(drawsButton("features/games/dice/die.stories.tsx")).toBe(false)
})

test("of an index that changed, only the names that lead elsewhere count", () => {
  const before = 'export { A } from "./a"\nexport { B } from "./b"\nexport type { T } from "./t"'
  const now = 'export { A } from "./a"\nexport { B } from "./new-b"\nexport { C } from "./c"'
  expect(movedNames("index.ts", before, now)).toEqual(["index.ts#B", "index.ts#C"])
})
