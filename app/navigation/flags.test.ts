import { expect, test } from "vitest"
import { flags, showsReferralLeaders } from "./flags"

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])("referral leaders on the home page %s and in the programme %s: %s", (home, programme, shown) => {
  const some = { ...flags, dashboardShowReferralLeaders: home, enableReferralLeaderboard: programme }
  expect(showsReferralLeaders(some)).toBe(shown)
})
