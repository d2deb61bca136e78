import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { apiReport, entriesOf } from "./api-report"

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A package of two files: what is exported, and a type that it uses without exporting it. */
function report(index: string, hidden = "export type Size = 'md' | 'lg'\n") {
  const root = mkdtempSync(join(tmpdir(), "api-"))
  folders.push(root)
  writeFileSync(join(root, "tsconfig.json"), JSON.stringify({ compilerOptions: { noLib: true, types: [] } }))
  writeFileSync(join(root, "hidden.ts"), hidden)
  writeFileSync(join(root, "index.ts"), index)
  const entries = entriesOf(root, ".", "@x/y", { ".": { source: "./index.ts" }, "./a.css": "./a.css" })
  return apiReport(root, "@x/y", entries)
}

const index = `import type { Size } from "./hidden"\nexport function draw(size: Size): number { return 1 }\n`

test("the API report names each export, and the types that it uses without exporting them", () => {
  expect(report(index)).toContain("## @x/y\n\n```ts\nfunction draw(size: Size): number;\n```")
  expect(report(index)).toContain("## Used, but not exported\n\n```ts\ntype Size = 'md' | 'lg';\n```")
})

test("the API report stays the same when a comment or a body changes", () => {
  const other = `import type { Size } from "./hidden"\n/** Draws. */\nexport function draw(size: Size): number { return 2 }\n`
  expect(report(other)).toBe(report(index))
})

test.each([
  ["a parameter becomes optional", index.replace("size: Size", "size?: Size"), undefined],
  ["an export is added", `${index}export const version = 2\n`, undefined],
  ["a type behind an export changes", index, "export type Size = 'md' | 'lg' | 'xl'\n"],
])("the API report changes when %s", (_, changed, hidden) => {
  expect(report(changed, hidden)).not.toBe(report(index))
})
