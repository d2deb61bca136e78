import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { readOptions } from "./options"
import { beginRecord, continued, type EndedProof, readRecord, writeRecord } from "./record"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "proofs-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const begin = (commit = "abc", full = false) => beginRecord(commit, full, new Date("2026-11-26T12:00:00Z"))
const ended = (name: string, held: boolean): EndedProof => ({
  name,
  passed: held,
  beganAt: "2026-11-26T12:00:00Z",
  seconds: 90,
  claims: [{ text: "500 bets cost what was shown", held, figure: held ? "500 of 500" : "499 of 500" }],
})

describe("the record of a run of proofs", () => {
  test("is read back as it was written", () => {
    const run = { ...begin(), proofs: [ended("costs", true)] }
    writeRecord(folder, run)
    expect(readRecord(folder)).toEqual(run)
  })

  test("sums up what passed, what failed, and with which figure", () => {
    writeRecord(folder, { ...begin(), proofs: [ended("costs", true), ended("draws", false)] })
    const summary = readFileSync(join(folder, "summary.md"), "utf8")
    expect(summary).toContain("Proofs of abc")
    expect(summary).toContain("1 passed, 1 failed")
    expect(summary).toContain("| draws | FAILED | 0 of 1 | 1.5 |")
    expect(summary).toContain("- FAILED: 500 bets cost what was shown: 499 of 500")
  })

  test.each(["", "{", "[]", '{"commit":7}'])("begins anew when the file holds %j", (text) => {
    writeFileSync(join(folder, "results.json"), text)
    expect(readRecord(folder)).toBeNull()
  })

  test("counts for a later run of the same commit and themes only", () => {
    const run = { ...begin(), proofs: [ended("costs", true)] }
    const resumed = { names: ["costs"], resume: true }
    expect(continued(run, begin(), resumed)).toEqual(run)
    for (const other of [begin("other"), begin("abc", true)]) expect(continued(run, other, resumed)).toEqual(other)
    expect(continued(null, begin(), resumed)).toEqual(begin())
  })

  test("keeps what other proofs have shown when one of them runs by its name", () => {
    const run = { ...begin(), proofs: [ended("costs", true), ended("draws", false)] }
    const again = continued(run, begin(), { names: ["draws"], resume: false })
    expect(again.proofs).toEqual([ended("costs", true)])
  })

  test("runs the chaos again for another number of bets", () => {
    const run = { ...begin(), proofs: [{ ...ended("chaos", true), bets: 150 }] }
    const asked = { names: ["chaos"], resume: true }
    expect(continued(run, begin(), { ...asked, bets: 150 }).proofs).toHaveLength(1)
    expect(continued(run, begin(), { ...asked, bets: 2_000 }).proofs).toHaveLength(0)
    expect(continued(run, begin(), asked).proofs).toHaveLength(0)
  })
})

describe("the words after `npm run prove`", () => {
  test("name all proofs when there are none", () => {
    expect(readOptions([], ["axe", "costs"])).toEqual({
      names: ["axe", "costs"],
      list: false,
      resume: false,
      record: false,
      full: false,
    })
  })

  test("choose proofs and options", () => {
    expect(readOptions(["costs", "--resume", "--full"], ["axe", "costs"])).toEqual({
      names: ["costs"],
      list: false,
      resume: true,
      record: false,
      full: true,
    })
  })

  test("size the chaos, and refuse what is no number", () => {
    expect(readOptions(["chaos", "--bets=2000", "--seed", "7"], ["chaos"])).toMatchObject({ bets: 2_000, seed: 7 })
    expect(() => readOptions(["--bets=many"], ["chaos"])).toThrow('--bets takes a whole number, not "many".')
  })

  test("are refused by name when there is no such proof or option", () => {
    expect(() => readOptions(["cots"], ["axe", "costs"])).toThrow("no proof called cots. There are: axe, costs.")
    expect(() => readOptions(["--fast"], ["axe"])).toThrow("--fast")
  })
})
