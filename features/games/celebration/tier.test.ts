import { type BetArray, maxMultiplier, type RoundResult, WHOLE } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { solMint } from "#contract/config"
import { freePlayToken } from "#features/tokens"
import { type Priced, settingsOf } from "../../../tools/odds/settings"
import { sampleHand } from "../blackjack/sample-hand"
import { isTopEntry, type Tier, tierOf } from "./tier"

const usdc = "EPjFWdd5AufqSSqeM2qNNxTMNNB9kQ8n4bS7Q9f7Yp1v"
const wager = 250_000_000n
const NETWORK = 5_000n

/** A play with the fees that a wallet pays: 2.35 % of the wager and the network's. */
const played = (betArray: BetArray, index: number, changes: Partial<RoundResult> = {}): RoundResult => ({
  ...sampleResult({ gameId: "flip", betArray, metadata: "", index, wager }),
  spent: { token: wager + (wager * 235n) / WHOLE_BPS, lamports: NETWORK },
  ...changes,
})
const WHOLE_BPS = BigInt(WHOLE)
/** A hundred outcomes, `winners` of which pay. */
const paying = (multiplierBps: number, winners = 50): BetArray =>
  Array.from({ length: 100 }, (_, index) => (index < winners ? multiplierBps : 0))
const ofMultiplier = (multiplierBps: number) => tierOf(played(paying(multiplierBps), 0))

test.each<[string, number, Tier]>([
  ["a loss", 0, "none"],
  ["a partial return", 9_999, "none"],
  ["a push", 10_000, "none"],
  ["a payout that the fees took back", 10_200, "none"],
  ["a win just above its fees", 10_236, "count"],
  ["a win just below 2x", 19_999, "count"],
  ["a win of 2x", 20_000, "number"],
  ["a win just below 10x", 99_999, "number"],
  ["a win of 10x", 100_000, "top"],
  ["a win of 1000x", 10_000_000, "top"],
])("%s has its tier", (_, multiplierBps, tier) => expect(ofMultiplier(multiplierBps)).toBe(tier))

describe("a win is judged by what the wallet received and paid", () => {
  const win = (changes: Partial<RoundResult>) => tierOf(played(paying(10_300), 0, changes))
  const received = (wager * 10_300n) / WHOLE_BPS

  test("with the network's part in SOL, which has no price beside another token", () => {
    const spent = { token: received - 1n, lamports: 1n }
    expect(win({ spent })).toBe("none")
    expect(win({ spent: { ...spent, token: received - 2n } })).toBe("count")
    expect(win({ spent, token: usdc })).toBe("count")
  })
  test("without the rent of the accounts that a first bet opens", () => {
    expect(win({ spent: { token: wager, lamports: 20_000_000n, rent: 19_000_000n } })).toBe("count")
  })
  test("a bonus that paid the wager makes no win of a push", () => {
    expect(tierOf(played(paying(10_000), 0, { spent: { token: 0n, lamports: 0n, bonus: wager } }))).toBe("none")
  })
  test("free play takes nothing beside the wager", () => {
    expect(win({ spent: undefined, token: freePlayToken.mint })).toBe("count")
  })
  test("a play whose costs are unknown is a win only beyond any fee", () => {
    expect(win({ spent: undefined, token: solMint })).toBe("none")
    expect(tierOf(played(paying(12_000), 0, { spent: undefined, token: solMint }))).toBe("count")
  })
})

describe("a jackpot", () => {
  test("is celebrated though its bet lost", () => {
    expect(tierOf(played(paying(20_000), 99, { jackpotPayout: 900_000_000_000n }))).toBe("jackpot")
  })
  test("that does not make up for the wager and its fees is not", () => {
    expect(tierOf(played(paying(20_000), 99, { jackpotPayout: wager }))).toBe("none")
  })
})

test("several bets that are one play are judged by payout and stake, not by the last bet's array", () => {
  const last = paying(21_000, 5)
  const whole = (step: number, payout: bigint, multiplierBps: number) =>
    tierOf(
      played(last, 0, { bet: { gameId: "mines", betArray: last, wager, metadata: "", step }, payout, multiplierBps }),
    )
  expect(whole(0, wager * 2n, 21_000)).toBe("top")
  expect(whole(3, wager * 2n, 21_000)).toBe("number")
  expect(whole(3, wager * 10n, 100_000)).toBe("top")
})

describe("the highest entry of a bet array", () => {
  const games: readonly [string, readonly Priced[]][] = Object.entries(settingsOf).map(([game, all]) => [
    game,
    [...all()],
  ])

  test.each(games)("of %s is a top win exactly where it is 10x, or 2x and rare", (_, priced) => {
    for (const { setting, bet } of priced) {
      const most = maxMultiplier(bet)
      const share = bet.filter((bps) => bps === most).length / bet.length
      const index = bet.indexOf(most)
      const tier = tierOf({ ...played(bet, index), spent: { token: wager, lamports: 0n } })
      expect([setting, tier === "top"]).toEqual([setting, most >= 100_000 || (most >= 20_000 && share <= 0.05)])
    }
  })

  test("is a top win of Slots, Magic 8 Ball, dealt Blackjack and the edges of Plinko", () => {
    for (const [game, most] of [
      ["slots", 70_000],
      ["magic8ball", 47_000],
    ] as const) {
      const [priced] = [...(settingsOf[game]?.() ?? [])]
      expect(maxMultiplier(priced?.bet ?? [])).toBe(most)
      expect(isTopEntry(priced?.bet ?? [], most)).toBe(true)
    }
    expect(tierOf(sampleHand(0))).toBe("top")
    for (const { setting, bet } of settingsOf.plinko?.() ?? [])
      expect([setting, tierOf(played(bet, bet.indexOf(maxMultiplier(bet))))]).toEqual([setting, "top"])
  })

  test("never makes a tier of a play that paid less than it took", () => {
    const anyBet = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(anyBet, fc.nat(), fc.bigInt(1n, 10n ** 12n), fc.bigInt(0n, 10n ** 12n), (bet, at, stake, fees) => {
        const result = sampleResult({
          gameId: "flip",
          betArray: bet,
          metadata: "",
          index: at % bet.length,
          wager: stake,
        })
        const spent = { token: stake + fees, lamports: 0n }
        const gained = result.payout > stake && result.payout > stake + fees
        expect(tierOf({ ...result, spent }) !== "none").toBe(gained)
      }),
    )
  })
})
