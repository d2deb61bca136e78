import { expect, test } from "vitest"
import { logger, logText, thrownText } from "./logger"

test("the log as text has the time, the level, the message and every cause of each entry", () => {
  const cause = new TypeError("fetch failed")
  const text = logText([
    { level: "warn", message: "The pool was not read", at: 0, detail: new Error("No reply", { cause }) },
    { level: "info", message: "Ready", at: 1_000 },
  ])
  expect(text).toBe(
    [
      "1970-01-01T00:00:00.000Z  warn  The pool was not read  Error: No reply, caused by TypeError: fetch failed",
      "1970-01-01T00:00:01.000Z  info  Ready",
    ].join("\n"),
  )
})

test("the log holds its newest 100 entries", () => {
  for (let count = 0; count < 250; count++) logger.info(`entry ${count}`)
  expect(logger.entries()).toHaveLength(100)
  expect(logger.entries().at(-1)?.message).toBe("entry 249")
})

const locked = () => {
  throw new Error("locked")
}
const ring = new Error("ring")
ring.cause = ring
test.each<[string, unknown, string]>([
  ["an error", new Error("No reply"), "No reply"],
  ["a text", "No reply", "No reply"],
  ["nothing", undefined, "undefined"],
  ["a symbol", Symbol("odd"), "Symbol(odd)"],
  ["an object without a prototype", Object.create(null), "something that cannot be read"],
  ["an object that throws", new Proxy({}, { get: locked, getPrototypeOf: locked }), "something that cannot be read"],
  ["an error without words", Object.assign(new Error("x"), { message: null }), "null"],
  [
    "an error whose words throw",
    Object.defineProperty(new Error("x"), "message", { get: locked }),
    "something that cannot be read",
  ],
  ["an error that is its own cause", ring, "ring"],
])("whatever was thrown is put into words: %s", (_, thrown, words) => {
  expect(thrownText(thrown)).toBe(words)
  logger.warn("Lost", thrown)
  expect(logText().split("\n").at(-1)).toContain(thrown === undefined ? "Lost" : words)
})
