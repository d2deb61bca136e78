import { expect, test } from "vitest"
import { dealArray } from "#contract/games/blackjack/deals"
import { rtp } from "#contract/games/odds"
import { platformFees } from "../play/platform-fees"
import { effectiveEdge, furtherBets } from "./edge"
import { betArray } from "./maths"
import { rules } from "./words"

/** What pool and protocol take of a bet here and on mainnet, in basis points. */
const POOL_AND_PROTOCOL_BPS = 100 + 100
const feeShare = (POOL_AND_PROTOCOL_BPS + platformFees.creatorFeeBps + platformFees.jackpotFeeBps) / 10_000
test("a played hand bets on: what its further signatures cost is known, and the rules say it", () => {
  const { staked, bets } = furtherBets()
  const drawn = effectiveEdge(rtp(betArray), 1, feeShare)
  const played = effectiveEdge(rtp(dealArray), 1 + staked, feeShare)
  expect(feeShare).toBeCloseTo(0.0245, 12)
  expect(drawn).toBeCloseTo(0.0245, 12)
  expect({ bets: bets.toFixed(3), staked: staked.toFixed(3) }).toEqual({ bets: "1.404", staked: "1.421" })
  expect((100 * played).toFixed(2)).toBe("5.93")
  expect((100 * (played - drawn)).toFixed(2)).toBe("3.48")
  expect(rules("played").find(({ label }) => label === "Further bets")?.value).toMatch(/Each bet pays fees\.$/)
})
