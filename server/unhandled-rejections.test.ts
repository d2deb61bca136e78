import { EventEmitter } from "node:events"
import { expect, test } from "vitest"
import { createLog } from "./log"
import { countUnhandledRejections } from "./unhandled-rejections"

test("an unhandled rejection is logged as an error without its secrets, and each one is counted", () => {
  const lines: string[] = []
  const source = new EventEmitter()
  const count = countUnhandledRejections(createLog({ write: (line) => lines.push(line) }), source)
  expect(count()).toBe(0)
  source.emit("unhandledRejection", new TypeError("fetch failed: https://node.example/?key=secret"))
  source.emit("unhandledRejection", undefined)
  source.emit("unhandledRejection", { key: "secret" })
  expect(count()).toBe(3)
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: 50,
    err: { type: "TypeError", message: "fetch failed: https://node.example" },
  })
  expect(lines.join()).not.toContain("secret")
  expect(lines.length).toBeGreaterThan(1)
})
