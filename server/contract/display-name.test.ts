import fc from "fast-check"
import { expect, test } from "vitest"
import { displayName } from "./display-name"

test("a name is the same each time, at most 24 letters and digits, and rarely shared", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (address) => {
      expect(displayName(address)).toBe(displayName(address))
      expect(displayName(address)).toMatch(/^[A-Za-z0-9]{2,24}$/)
    }),
  )
  const names = new Set(Array.from({ length: 2_000 }, (_, index) => displayName(`address-${index}`)))
  expect(names.size).toBeGreaterThan(1_500)
})
