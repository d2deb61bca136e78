import * as v from "valibot"
import { expect, test } from "vitest"
import { clientError } from "#contract/client-errors"
import { failureReport, pagePattern } from "./failure-report"

const wallet = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM"
const facts = { path: `/game/${wallet}/dice`, build: "b-1", userAgent: "Mozilla/5.0 (X11; rv:140.0) Firefox/140.0" }
const entry = (detail?: unknown) => ({ level: "error", message: "An exception was not caught", at: 1, detail }) as const

test.each([
  [
    "Chromium",
    "TypeError: x\n    at roll (https://c.example/assets/dice-C3fA9x1b.js:12:340)\n    at https://c.example/a.js:1:2",
  ],
  ["Firefox and Safari", "roll@https://c.example/assets/dice-C3fA9x1b.js:12:340\n@https://c.example/a.js:1:2\n"],
])("a stack of %s gives file, line and column, and no address", (_, stack) => {
  const report = failureReport(entry(Object.assign(new TypeError("x"), { stack })), facts)
  expect(report.frames).toEqual(["dice-C3fA9x1b.js:12:340", "a.js:1:2"])
})

test("a failure names no wallet, signature, address or amount, and fits what the server takes", () => {
  const error = new TypeError(`${wallet} cannot pay 2.5 SOL at https://node.example/x`)
  error.stack = `at https://node.example/${wallet}/dice-C3fA9x1b.js?token=abc:9:8`
  const report = failureReport(entry(error), facts)
  expect(report).toMatchObject({
    name: "TypeError",
    message: "[key] cannot pay # SOL at [url]",
    page: "/game/*/dice",
    browser: "firefox",
  })
  expect(JSON.stringify(report)).not.toMatch(/9WzD|node\.example|abc|2\.5/)
  expect(v.parse(clientError, report)).toEqual(report)
})

test.each([
  ["text", "text"],
  [undefined, ""],
  [{ code: 5 }, "[object Object]"],
  [null, "null"],
])("%j that was thrown is a report as well", (detail, message) => {
  const report = failureReport(entry(detail), facts)
  expect(report).toMatchObject({ name: "Error", message, frames: [] })
  expect(v.safeParse(clientError, report).success).toBe(true)
})

test.each([
  ["/", "/"],
  ["/explorer/transaction/5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnb", "/explorer/transaction/*"],
  [`/${wallet}/profile`, "/*/profile"],
  ["/a/b/c/d/e/f", "/a/b/c/d/e"],
  ["/a-word-of-more-than-twenty-letters", "/*"],
])("the page %s is reported as %s", (path, expected) => expect(pagePattern(path)).toBe(expected))
