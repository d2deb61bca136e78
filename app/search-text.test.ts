import { expect, test } from "vitest"
import { parseSearch, stringifySearch } from "./search-text"

test.each(["8", "007", "1e5", "12345678901234567890", "true", "null", "[1]", "{}", "a b", '"quoted"', "50%", ""])(
  "a parameter keeps its form: %s",
  (text) => {
    const search = stringifySearch({ q: text })
    expect(parseSearch(search)).toStrictEqual({ q: text })
    expect(stringifySearch(parseSearch(search))).toBe(search)
  },
)

test("a link that was written with quotation marks is read without them", () => {
  expect(parseSearch("?q=%228%22&note=%22a%22")).toStrictEqual({ q: "8", note: '"a"' })
})

test("numbers are written as they are, and what is not set is left out", () => {
  expect(stringifySearch({ days: 7, tab: undefined })).toBe("?days=7")
  expect(stringifySearch({ tab: undefined })).toBe("")
})

test("the name of a part of every object is a parameter like others", () => {
  expect(Object.keys(parseSearch("?__proto__=1&constructor=2"))).toEqual(["__proto__", "constructor"])
})
