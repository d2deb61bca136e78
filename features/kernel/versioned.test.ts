import * as v from "valibot"
import { expect, test } from "vitest"
import { amount } from "./money"
import { memoryStorage, stored } from "./storage"
import { versioned } from "./versioned"

const schema = v.object({ stake: amount })
const fallback = { stake: 5n }
const amounts = v.object({ amounts: v.array(amount) })
const several = versioned(2, (value) => ({ amounts: [v.parse(schema, value).stake.toString()] }))

test("a value that an earlier version wrote is migrated, and written with its version from then on", () => {
  const port = memoryStorage()
  stored("m", schema, fallback, port).write({ stake: 7n })
  const value = stored("m", amounts, { amounts: [] }, port, several)
  expect(value.read()).toEqual({ amounts: [7n] })
  value.write({ amounts: [7n, 8n] })
  expect(port.getItem("m")).toBe('{"version":2,"amounts":["7","8"]}')
  expect(value.read()).toEqual({ amounts: [7n, 8n] })
})

test("a value is migrated from the version that wrote it", () => {
  const port = memoryStorage()
  const from: number[] = []
  const migrate = (value: unknown, version: number) => {
    from.push(version)
    return value
  }
  const read = (version: number) => stored("n", v.number(), 0, port, versioned(version, migrate)).read()
  port.setItem("n", "5")
  expect(read(3)).toBe(5)
  stored("n", v.number(), 0, port, versioned(2, migrate)).write(6)
  expect(port.getItem("n")).toBe('{"version":2,"value":6}')
  expect(read(3)).toBe(6)
  expect(read(2)).toBe(6)
  expect(from).toEqual([1, 2])
})

test("a value that a later version wrote is read where it fits, and is the default where it does not", () => {
  const port = memoryStorage()
  const read = () => stored("l", amounts, { amounts: [] }, port, several).read()
  port.setItem("l", '{"version":3,"amounts":["9"],"more":true}')
  expect(read()).toEqual({ amounts: [9n] })
  port.setItem("l", '{"version":3,"sums":["9"]}')
  expect(read()).toEqual({ amounts: [] })
})
