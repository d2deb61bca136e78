import { expect, test } from "vitest"
import { oneOf, text } from "#contract/schema"
import { addressText, search } from "./search"

const read = search({ tab: oneOf(["fees"]), q: text(5) })

test("what fits is read", () => {
  expect(read({ tab: "fees", q: "dice" })).toStrictEqual({ tab: "fees", q: "dice" })
})

test.each([{ tab: "<script>", q: "x".repeat(400) }, { tab: ["fees"], q: 7 }, {}])(
  "what does not fit is named and undefined, so that it leaves the address: %j",
  (given) => {
    expect(read(given)).toStrictEqual({ tab: undefined, q: undefined })
  },
)

test("an address looks like one, or it is none", () => {
  expect(addressText.safeParse("4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G").success).toBe(true)
  for (const wrong of ["4Nd1", "0".repeat(44), "1".repeat(45), null]) {
    expect(addressText.safeParse(wrong).success).toBe(false)
  }
})
