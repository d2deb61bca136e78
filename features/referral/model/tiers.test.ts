import { expect, test } from "vitest"
import { bpsText, progressOf, tierFor, tiers } from "./tiers"

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

test("the ladder ends at 5 % and begins with what is paid today", () => {
  expect([bpsText(tiers[0].targetBps), bpsText(tierFor(750).targetBps)]).toEqual(["0.25%", "5%"])
  expect(tiers).toHaveLength(15)
})

test.each([
  [0, "Starter", "Bronze I", 3, 0],
  [2, "Starter", "Bronze I", 1, 2 / 3],
  [27, "Silver I", "Silver II", 13, 27 / 40],
  [749, "Diamond II", "Legend", 1, 749 / 750],
] as const)("%i referrals are on the way from %s to %s", (count, tier, next, needed, share) => {
  expect(progressOf(count)).toMatchObject({ tier: { name: tier }, next: { name: next }, needed, share })
})

test("the top tier has nothing above it", () => {
  expect(progressOf(750)).toMatchObject({ tier: { name: "Legend" }, next: null, needed: 0, share: 1 })
})
