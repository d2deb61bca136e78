import fc from "fast-check"
import { expect, test } from "vitest"
import { fromBase58, toBase58 } from "./base58"

// Well-known addresses, as the network prints them.
test.each([
  [new Uint8Array(32), "11111111111111111111111111111111"],
  [new Uint8Array([0, 0, 40, 127, 180, 205]), "11233QC4"],
])("%s is %s", (bytes, text) => {
  expect(toBase58(bytes)).toBe(text)
  expect(fromBase58(text)).toEqual(bytes)
})

test("any bytes survive the way there and back", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      expect(fromBase58(toBase58(bytes))).toEqual(bytes)
    }),
    { seed: 1 },
  )
})

test.each(["0OIl", "abc!", " 1"])("%s is not base58", (text) => expect(fromBase58(text)).toBeNull())
