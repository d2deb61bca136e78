import * as v from "valibot"
import { describe, expect, test, vi } from "vitest"
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

  test.each<[string, object, unknown]>([
    ["what fits", { key: "d", newValue: '{"stake":"7"}' }, { stake: 7n }],
    ["what does not fit", { key: "d", newValue: '{"stake":-1}' }, fallback],
    ["what is no text", { key: "d", newValue: { stake: 7 } }, fallback],
    ["nothing, as a page or an extension of its own may send", { key: "d" }, fallback],
    ["what another version's code cannot read", { key: "d", newValue: '{"stake":"odd"}' }, fallback],
    ["that everything is gone", { key: null, newValue: null }, fallback],
    ["another key", { key: "e", newValue: '{"stake":"7"}' }, null],
    ["no key", {}, null],
  ])("hears from another tab %s, and throws for nothing", (_, said, heard) => {
    const page = new EventTarget()
    vi.stubGlobal("window", page)
    const odd = (value: unknown) => {
      if (JSON.stringify(value).includes("odd")) throw new RangeError("unknown version")
      return value
    }
    const value = stored("d", schema, fallback, memoryStorage(), { read: odd, write: (written) => written })
    const listener = vi.fn()
    const stop = value.onForeignChange(listener)
    page.dispatchEvent(Object.assign(new Event("storage"), said))
    stop()
    vi.unstubAllGlobals()
    expect(listener.mock.calls).toEqual(heard === null ? [] : [[heard]])
  })
})
