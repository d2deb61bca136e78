import { createLogger, loadConfigFromFile } from "vite"
import { describe, expect, test } from "vitest"
import { consoleOutput, noticeOf, welcome } from "./console-output"

test("Vite's configuration loads without a warning", async () => {
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const logger = { ...createLogger(), warn, warnOnce: warn }
  await loadConfigFromFile({ command: "serve", mode: "development" }, "vite.config.ts", process.cwd(), "info", logger)
  expect(warnings).toEqual([])
})

test("the welcome of a local stack names the address, a first bet and how to stop", () => {
  const text = welcome({ url: "http://localhost:5173", local: true, populating: false })
  expect(text).toContain("Local Operator, in the same list, is the wallet of the casino's owner.")
  expect(text).toMatch(/^Ready: http:\/\/localhost:5173$/m)
  expect(text).toContain("http://localhost:5173/game/demo/dice")
  expect(text).toContain("Get test SOL")
  expect(text).toContain("Ctrl-C")
  expect(text).not.toContain("Populating")
})

test("the welcome promises no test funds on another cluster", () => {
  expect(welcome({ url: "http://localhost:5173", local: false, populating: false })).not.toContain("Get test SOL")
})

test.each([
  [true, { local: false, freePlay: true }],
  [true, { local: true }],
  [false, { local: false }],
  [false, { local: false, freePlay: false }],
  [false, { local: true, freePlay: false }],
])("the welcome names free play: %s, for %j", (named, stack) => {
  const text = welcome({ url: "http://localhost:5173", populating: false, ...stack })
  expect(text.includes("needs no wallet")).toBe(named)
})

test("the welcome says that plays are being added when the stack populates itself", () => {
  expect(welcome({ url: "http://localhost:5173", local: true, populating: true })).toContain("1,000 plays")
})

describe("console output", () => {
  const printed = (level: "debug" | "info") => {
    const lines: string[] = []
    const output = consoleOutput(level, (line) => lines.push(line))
    output.debug("slot 7  PlayGame")
    output.log("The chain could not be saved")
    return lines
  }
  test("leaves transactions out by default", () => {
    expect(printed("info")).toEqual(["  The chain could not be saved"])
  })
  test("prints transactions with LOG_LEVEL=debug", () => {
    expect(printed("debug")).toEqual(["  slot 7  PlayGame", "  The chain could not be saved"])
  })
})

test.each([
  ['{"level":30,"msg":"The API is ready."}', null],
  ['{"level":20,"msg":"GET /api/health"}', null],
  ['{"level":40,"msg":"The chain does not answer."}', "The chain does not answer."],
  ['{"level":50,"err":{"message":"ECONNREFUSED"},"msg":"The API ends."}', "The API ends. (ECONNREFUSED)"],
  ["Error: listen EADDRINUSE", "Error: listen EADDRINUSE"],
  ['{"level":"30"}', '{"level":"30"}'],
  ["null", "null"],
])("the API's line %s tells a person: %s", (line, notice) => {
  expect(noticeOf(line)).toBe(notice)
})
