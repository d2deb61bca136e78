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

  const amounts = v.object({ amounts: v.array(amount) })
  const several = { version: 2, migrate: (value: unknown) => ({ amounts: [v.parse(schema, value).stake.toString()] }) }

  test("that an earlier version wrote is migrated, and written with its version from then on", () => {
    const port = memoryStorage()
    stored("m", schema, fallback, port).write({ stake: 7n })
    const value = stored("m", amounts, { amounts: [] }, port, several)
    expect(value.read()).toEqual({ amounts: [7n] })
    value.write({ amounts: [7n, 8n] })
    expect(port.getItem("m")).toBe('{"version":2,"amounts":["7","8"]}')
    expect(value.read()).toEqual({ amounts: [7n, 8n] })
  })

  test("is migrated from the version that wrote it", () => {
    const port = memoryStorage()
    const from: number[] = []
    const migrate = (value: unknown, version: number) => {
      from.push(version)
      return value
    }
    const read = (version: number) => stored("n", v.number(), 0, port, { version, migrate }).read()
    port.setItem("n", "5")
    expect(read(3)).toBe(5)
    stored("n", v.number(), 0, port, { version: 2, migrate }).write(6)
    expect(port.getItem("n")).toBe('{"version":2,"value":6}')
    expect(read(3)).toBe(6)
    expect(read(2)).toBe(6)
    expect(from).toEqual([1, 2])
  })

  test("that a later version wrote is read where it fits, and is the default where it does not", () => {
    const port = memoryStorage()
    const read = () => stored("l", amounts, { amounts: [] }, port, several).read()
    port.setItem("l", '{"version":3,"amounts":["9"],"more":true}')
    expect(read()).toEqual({ amounts: [9n] })
    port.setItem("l", '{"version":3,"sums":["9"]}')
    expect(read()).toEqual({ amounts: [] })
  })

  test("has one declaration per key", () => {
    stored("only-once", schema, fallback)
    expect(() => stored("only-once", schema, fallback)).toThrow("declared twice")
  })
})
