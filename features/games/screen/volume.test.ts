import { expect, test } from "vitest"
import { toggledVolume } from "./volume"

test("the key silences any volume, and brings half of the full one back", () => {
  expect(toggledVolume(0.5)).toBe(0)
  expect(toggledVolume(0.01)).toBe(0)
  expect(toggledVolume(0)).toBe(0.5)
})
