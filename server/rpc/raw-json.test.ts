import { describe, expect, test } from "vitest"
import { elementsOf, membersOf } from "./raw-json"

const values = [
  ...[0, -1.5e3, true, null, "", "plain", 'a "quoted" \\ word\\', "{[,]}:", "\u2028 ü 𝄞"],
  ...[[], {}, [[], {}], { a: [1, { b: "}" }], "": null }, ["a,b", ["]"]], { 'k\\"': 1 }],
]

describe.each([0, 2])("JSON that is written with %i spaces", (spaces) => {
  const written = (value: unknown) => JSON.stringify(value, null, spaces)

  test.each(values)("has %j as a member and as an element", (value) => {
    const object = { id: 1, value, "a:b": value }
    const members = membersOf(written(object))
    expect(Object.fromEntries([...members].map(([name, raw]) => [name, JSON.parse(raw)]))).toEqual(object)
    const list = [value, 7, value]
    expect(elementsOf(written(list)).map((raw) => JSON.parse(raw))).toEqual(list)
  })
})

test("an empty object and an empty list have no parts", () => {
  expect([membersOf(" {} ").size, elementsOf("[ ]")]).toEqual([0, []])
})

test.each([
  "",
  "{",
  '{"a"',
  '{"a":',
  '{"a":1',
  '{"a":"x',
  '{"a":"x\\"}',
  "{1:2}",
  '{"a" 1}',
  '{"a":1}}',
  '{"a":1},{}',
  "[1]",
])("%s is no object", (text) => expect(() => membersOf(text)).toThrow(SyntaxError))
test.each(["", "[", "[1", "[1,", "[1,]", "[,1]", "[1,,2]", "[[1]", "[1}2]", "[1}", "[1]]", "[1] 2", "{}", "<html>"])(
  "%s is no list",
  (text) => expect(() => elementsOf(text)).toThrow(SyntaxError),
)

test("a megabyte of small values, and a nest of a million brackets, take no time to speak of", () => {
  const many = `[${Array.from({ length: 100_000 }, (_, index) => `{"n":${index}}`).join(",")}]`
  const deep = `[${"[".repeat(500_000)}${"]".repeat(500_000)}]`
  const beginMs = performance.now()
  expect([elementsOf(many).length, elementsOf(deep).length]).toEqual([100_000, 1])
  expect(performance.now() - beginMs).toBeLessThan(2_000)
})
