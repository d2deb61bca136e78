import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { amount } from "./money"
import { memoryStorage, stored } from "./storage"

const schema = v.object({ stake: amount })
const fallback = { stake: 5n }

describe("a stored value", () => {
  test("comes back as it was written, money included", () => {
    const port = memoryStorage()
    const value = stored("a", schema, fallback, port)
    expect(value.write({ stake: 12345678901234567890n })).toBe(true)
    expect(stored("a", schema, fallback, port).read()).toEqual({ stake: 12345678901234567890n })
  })

  test.each(["", "null", "7", "{", '{"stake":-1}', '{"stake":"1e9"}', '{"stake":"999999999999999999999"}', "[]"])(
    "that was tampered with (%s) reads as the default",
    (text) => {
      const port = memoryStorage()
      port.setItem("b", text)
      expect(stored("b", schema, fallback, port).read()).toEqual(fallback)
    },
  )

  test("is still there for this page when the browser refuses to keep it", () => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
    const value = stored("c", schema, fallback, { getItem: () => null, setItem: refuse, removeItem: refuse })
    expect(value.write({ stake: 9n })).toBe(false)
    expect(value.read()).toEqual({ stake: 9n })
    value.clear()
    expect(value.read()).toEqual(fallback)
  })

  test("has one declaration per key", () => {
    stored("only-once", schema, fallback)
    expect(() => stored("only-once", schema, fallback)).toThrow("declared twice")
  })
})
