import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { history } from "./history"

let root = ""
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim()
/** Commits a file and returns the commit. */
function commit(name: string) {
  writeFileSync(join(root, name), `${name}\n`)
  git("add", ".")
  git("-c", "user.name=Test", "-c", "user.email=test@example.invalid", "commit", "-q", "-m", name)
  return git("rev-parse", "HEAD")
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "history-"))
})
afterEach(() => rmSync(root, { recursive: true }))
const start = () => git("init", "-q", "-b", "main")
const base = (options: { ref?: string; approved?: string } = {}) =>
  history(root).base({ ref: options.ref ?? null, approved: options.approved ?? null }).commit

test("a clean main is compared with the last approved commit, or with the one before", () => {
  start()
  const first = commit("first")
  const second = commit("second")
  commit("third")
  expect(base()).toBe(second)
  expect(base({ approved: first })).toBe(first)
  expect(base({ approved: "0123456789012345678901234567890123456789" })).toBe(second)
})

test("a dirty main is compared with its last commit, a branch with where it left main, and a ref with itself", () => {
  start()
  const first = commit("first")
  const second = commit("second")
  writeFileSync(join(root, "new file.tsx"), "")
  expect(history(root).commit()).toBe(null)
  expect(base({ approved: first })).toBe(second)
  expect(history(root).changedSince(first)).toEqual(["second", "new file.tsx"])
  expect([history(root).textAt(second, "second"), history(root).textAt(first, "second")]).toEqual(["second\n", null])
  git("switch", "-q", "-c", "branch")
  const third = commit("third")
  expect(history(root).commit()).toBe(third)
  expect(base()).toBe(second)
  expect(base({ ref: "main~1" })).toBe(first)
})

test("a clone of one commit, a folder without git and a ref that is not there say so", () => {
  expect(() => base()).toThrow("no git history")
  start()
  commit("only")
  expect(() => base()).toThrow("no commit before the last one")
  expect(() => base({ ref: "v9" })).toThrow('no commit called "v9"')
})
