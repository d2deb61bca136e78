import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { namedTypes } from "../../.storybook/named-types"

const report = readFileSync(fileURLToPath(new URL("../API.gen.md", import.meta.url)), "utf8")

test("a page of props shows what its named types hold", () => {
  const [option, ...others] = namedTypes(["string | null", "readonly RadioOption<Value>[]"], report)
  expect(option).toMatch(/^interface RadioOption<[\s\S]+description\?: ReactNode[\s\S]+\}$/)
  expect(others).toEqual([])
})

test("a type that a named type names is shown after it, once", () => {
  const sample = "```ts\ninterface Row {\n    cell: Cell;\n    last?: Cell;\n}\n\ntype Cell = string | Row;\n```\n"
  expect(namedTypes(["readonly Row[]", "Cell"], sample)).toEqual([
    "interface Row {\n    cell: Cell;\n    last?: Cell;\n}",
    "type Cell = string | Row;",
  ])
})
