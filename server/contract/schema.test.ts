import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  flag,
  type LightSchema,
  listOf,
  object,
  oneOf,
  optional,
  orNull,
  otherwise,
  positive,
  recordOf,
  text,
  units,
  wholeNumber,
} from "./schema"

const nested = object({ list: listOf(object({ mint: text(4, /^[a-z]+$/) }), 2), on: optional(flag) })

describe("what fits is given back, and nothing beside it", () => {
  test.each<[LightSchema<unknown>, unknown, unknown]>([
    [flag, false, false],
    [text(3), "abc", "abc"],
    [wholeNumber(1, 5), 5, 5],
    [positive(9), 0.5, 0.5],
    [oneOf([5_000, 0]), 0, 0],
    [units, "12345678901234567890", 12_345_678_901_234_567_890n],
    [orNull(flag), null, null],
    [otherwise(flag, true), "yes", true],
    [recordOf(text(4), oneOf(["2D"]), 1), { dice: "2D" }, { dice: "2D" }],
    [recordOf(text(4), flag, 1), {}, {}],
    [nested, { list: [{ mint: "abc", more: 1 }], more: 2 }, { list: [{ mint: "abc" }] }],
    [object({ a: optional(flag) }), { a: undefined }, {}],
  ])("%#", (schema, value, data) => {
    const parsed = schema.safeParse(value)
    expect(parsed).toStrictEqual({ success: true, data })
    expect(schema.parse(value)).toStrictEqual(data)
  })
})

describe("what does not fit is refused, and the refusal says where", () => {
  test.each<[LightSchema<unknown>, unknown, string]>([
    [flag, "true", ""],
    [text(3), "abcd", ""],
    [text(9, /^\d+$/), "12a", ""],
    [positive(9), 0, ""],
    [positive(9), Number.NaN, ""],
    [positive(9), Number.POSITIVE_INFINITY, ""],
    [wholeNumber(), -1, ""],
    [wholeNumber(), 1.5, ""],
    [wholeNumber(), Number.NaN, ""],
    [oneOf([5_000, 0]), "0", ""],
    [units, "-1", ""],
    [units, "1".repeat(21), ""],
    [units, 12, ""],
    [orNull(flag), undefined, ""],
    [listOf(flag, 1), [true, true], ""],
    [listOf(flag, 2), { length: 0 }, ""],
    [listOf(flag, 2, 1), [], ""],
    [recordOf(text(4), flag, 1), { dice: true, flip: true }, ""],
    [recordOf(text(4), flag, 1), { "much too long": true }, "much too long"],
    [recordOf(text(4), flag, 1), [], ""],
    [recordOf(text(4), flag, 1), null, ""],
    [nested, null, ""],
    [nested, [], ""],
    [nested, {}, "list"],
    [nested, { list: [{ mint: "abc" }, { mint: "<b>" }] }, "list.1.mint"],
    [nested, { list: [], on: 1 }, "on"],
  ])("%#", (schema, value, at) => {
    expect(schema.safeParse(value)).toEqual({ success: false, at })
    expect(() => schema.parse(value)).toThrow(at || "all of it")
  })
})

test("a field that was only inherited was not written", () => {
  expect(object({ toString: optional(text(9)) }).safeParse({})).toEqual({ success: true, data: {} })
  expect(object({ a: flag }).safeParse(Object.create({ a: true }))).toEqual({ success: false, at: "a" })
})

test("a name that means something to JavaScript is a name like any other", () => {
  const parsed = recordOf(text(20), flag, 1).parse(JSON.parse('{"__proto__":true}'))
  expect(Object.keys(parsed)).toEqual(["__proto__"])
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
})

test("nothing that JSON can say is an exception, whatever it is held against", () => {
  const settings = object({ a: otherwise(orNull(nested), null), b: otherwise(recordOf(text(9), units, 3), {}) })
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      nested.safeParse(value)
      const parsed = settings.safeParse(value)
      expect(parsed.success).toBe(typeof value === "object" && value !== null && !Array.isArray(value))
    }),
    { seed: 4 },
  )
})
