import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { contentHash, contents, hasChanged, readPassed, recordPassed } from "./passed-content"

let root: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "passed-"))
  write("localnet/program/src/play.c", "int play;")
  write("tools/passed/readme", "")
})
afterEach(() => rmSync(root, { recursive: true }))

test("content whose long tests never passed counts as changed", () => {
  expect(hasChanged("programs", root)).toBe(true)
})

test("content counts as changed after an edit, a rename or a new file, and not before", () => {
  recordPassed("programs", "eac8c6cf", root)
  expect(hasChanged("programs", root)).toBe(false)

  write("localnet/program/src/play.c", "int play2;")
  expect(hasChanged("programs", root)).toBe(true)
  write("localnet/program/src/play.c", "int play;")
  expect(hasChanged("programs", root)).toBe(false)
  write("localnet/program/src/settle.c", "")
  expect(hasChanged("programs", root)).toBe(true)
  recordPassed("programs", "eac8c6cf", root)
  rmSync(join(root, "localnet/program/src/settle.c"))
  write("localnet/program/src/settled.c", "")
  expect(hasChanged("programs", root)).toBe(true)
})

test("what a build or an install writes is no content", () => {
  recordPassed("programs", "eac8c6cf", root)
  write("localnet/node_modules/x/index.js", "x")
  write("localnet/dist/x.js", "x")
  expect(hasChanged("programs", root)).toBe(false)
})

test("the hash of the same files is the same in any order of folders", () => {
  write("stories/a.mdx", "a")
  expect(contentHash(root, ["localnet", "stories"])).toBe(contentHash(root, ["stories", "localnet"]))
})

test("every content names folders that exist", () => {
  for (const folders of Object.values(contents)) expect(contentHash(process.cwd(), folders)).toHaveLength(64)
})

test("each proof has the commit on which it passed last, and one that is about no folder has no hash", () => {
  recordPassed("chaos", "48c94183", root)
  recordPassed("chaos", "eac8c6cf", root)
  expect(readPassed(root)).toEqual({ chaos: { commit: "eac8c6cf" } })
})
