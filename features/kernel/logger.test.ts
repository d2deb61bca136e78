import { expect, test } from "vitest"
import { logger, logText } from "./logger"

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
