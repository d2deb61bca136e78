import { expect, test } from "vitest"
import { importCycles, importsOf } from "./import-cycles"

const cyclesOf = (imports: Record<string, string[]>) => importCycles(new Map(Object.entries(imports)))

test("files without an import cycle are not reported", () => {
  expect(cyclesOf({ index: ["shell", "vendor"], shell: ["vendor"], vendor: [] })).toEqual([])
})

test("a cycle is reported once, with all its files", () => {
  expect(cyclesOf({ index: ["shell"], shell: ["page"], page: ["index"], other: ["index"] })).toEqual([
    ["index", "page", "shell"],
  ])
  expect(cyclesOf({ a: ["a"] })).toEqual([["a"]])
})

test("what a built file needs first is read from its code, what it asks for later is not", () => {
  const code = `import{a as e}from"./runtime-1.js";import"./shell-2.js";import*as t from"./all-3.js";var n=()=>import("./later-4.js");`
  expect(importsOf(code)).toEqual(["runtime-1.js", "shell-2.js", "all-3.js"])
})
