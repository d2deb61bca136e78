import { expect, test } from "vitest"
import { importCycles, importsOf } from "./import-cycles"

const cyclesOf = (imports: Record<string, string[]>) => importCycles(new Map(Object.entries(imports)))

test("files without an import cycle are not reported", () => {
  expect(cyclesOf({ index: ["front", "vendor"], front: ["vendor"], vendor: [] })).toEqual([])
})

test("a cycle is reported once, with all its files", () => {
  expect(cyclesOf({ index: ["front"], front: ["page"], page: ["index"], other: ["index"] })).toEqual([
    ["front", "index", "page"],
  ])
  expect(cyclesOf({ a: ["a"] })).toEqual([["a"]])
})

test("what a built file needs first is read from its code, what it asks for later is not", () => {
  const code = `import{a as e}from"./runtime-1.js";import"./front-2.js";import*as t from"./all-3.js";var n=()=>import("./later-4.js");`
  expect(importsOf(code)).toEqual(["runtime-1.js", "front-2.js", "all-3.js"])
})
