import { expect, test } from "vitest"
import { tierFor, tiers } from "./tiers"

test.each([
  [0, "Starter"],
  [2, "Starter"],
  [3, "Bronze I"],
  [6, "Bronze I"],
  [7, "Bronze II"],
  [749, "Diamond II"],
  [750, "Legend"],
  [10_000, "Legend"],
])("%i referrals are %s", (referrals, name) => expect(tierFor(referrals).name).toBe(name))

test("each step asks for more than the one before it", () => {
  const thresholds = tiers.map(({ threshold }) => threshold)
  expect(thresholds).toEqual([...new Set(thresholds)].sort((a, b) => a - b))
})
