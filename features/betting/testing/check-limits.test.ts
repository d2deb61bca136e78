import fc from "fast-check"
import { describe, expect, test, vi } from "vitest"
import { readSnapshot } from "../approve-bet"
import type { BetChain, Holdings, PoolTerms } from "../index"
import type { BetToken } from "../model/bet-token"
import { chainCosts, solReserve, spendable, totalLamports } from "../model/chain-costs"
import { checkLimits as limitsOf } from "../model/check-limits"
import { feesOn } from "../model/fees"
import { stakeLimits } from "../model/limits"
import { emptyQuote, type Quote } from "../model/quote"
import type { Refusal } from "../model/refusal"
import type { Bet } from "../model/round-state"
import { SimulatedChain } from "./simulated-chain"

const mostCreatorFeeBps = 500
const platformFees = { creatorFeeBps: 35, jackpotFeeBps: 10 }
const SOL = 1_000_000_000n
const token = {
  symbol: "SOL",
  name: "Solana",
  decimals: 9,
  mint: "So11111111111111111111111111111111111111112",
  poolAuthority: "pool",
}
const pool: PoolTerms = {
  playsAllowed: true,
  minWager: SOL / 100n,
  maxPayout: 10n * SOL,
  jackpotBalance: 0n,
  gambaFeeBps: 0,
  poolFeeBps: 100,
  maxCreatorFeeBps: 500,
  maxHouseEdgeBps: 300,
  playFeeLamports: 50_000n,
  creatorAccountOpen: true,
}
const bet = { gameId: "dice", betArray: [20_000, 0], wager: SOL, metadata: "0:dice:under-50" }

/** A wallet that has never played. */
const newcomer: Omit<Holdings, "balance"> = {
  lamports: 5n * SOL,
  bonus: 0n,
  frozen: false,
  playerOpen: false,
  wagerAccountOpen: false,
  bonusAccountOpen: false,
}

function chainWith(terms: Partial<PoolTerms> = {}, balance = 5n * SOL, held: Partial<Holdings> = {}): BetChain {
  const readPool = vi.fn(async () => ({ ...pool, ...terms }))
  const readHoldings = async () => ({ ...newcomer, balance, ...held })
  return { ...new SimulatedChain().chain(), readPool, readHoldings }
}
const quote = { ...emptyQuote, ...platformFees }

/** The limits over what the chain says. */
async function checkLimits(token: BetToken, bet: Bet, chain: BetChain, quote: Quote) {
  return limitsOf(await readSnapshot(chain, token), bet, quote, mostCreatorFeeBps).refusal
}

test("a bet within the limits passes, and the pool is asked once", async () => {
  const chain = chainWith()
  expect(await checkLimits(token, bet, chain, quote)).toBeNull()
  expect(chain.readPool).toHaveBeenCalledOnce()
})

test.each<[string, Partial<PoolTerms>, Bet, Refusal]>([
  ["a closed pool", { playsAllowed: false }, bet, { kind: "pool-closed" }],
  ["a bet of nothing", {}, { ...bet, wager: 0n }, { kind: "no-amount" }],
  ["less than the pool takes", {}, { ...bet, wager: 1n }, { kind: "below-minimum", min: SOL / 100n }],
  ["more than the pool can pay", { maxPayout: SOL }, bet, { kind: "above-payout", max: SOL / 2n, maxPayout: SOL }],
])("%s is refused by name", async (_, terms, placed, refusal) => {
  expect(await checkLimits(token, placed, chainWith(terms), quote)).toEqual(refusal)
})

test("a bet the wallet cannot pay with its fees and rent is refused with both figures", async () => {
  const refusal = await checkLimits(token, bet, chainWith({}, SOL), quote)
  expect(refusal).toMatchObject({ kind: "above-balance", balance: SOL })
  expect(refusal).toHaveProperty(
    "needed",
    SOL + solReserve(totalLamports(chainCosts(pool, newcomer, quote))) + (SOL * 145n) / 10_000n,
  )
})

test("the Max button's value always passes the check, and one unit more never does", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.bigInt({ min: SOL / 10n, max: 10n ** 13n }),
      fc.bigInt({ min: 0n, max: 10n ** 13n }),
      fc.array(fc.nat({ max: 1_000_000 }), { minLength: 2, maxLength: 100 }),
      fc.boolean(),
      fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 10n ** 12n })),
      fc.bigInt({ min: 0n, max: SOL / 100n }),
      async (balance, maxPayout, betArray, isSol, bonus, priority) => {
        const played = isSol ? token : { ...token, mint: "another" }
        const terms = { ...pool, minWager: 0n, maxPayout }
        const priced = { ...quote, bonusBalance: bonus, priorityFeeLamports: priority }
        const betLamports = totalLamports(chainCosts(terms, newcomer, priced))
        const limits = { minWager: null, maxPayout, spendable: spendable(balance, played, betLamports) }
        const spendables = { limits, feesOn: (wager: bigint) => feesOn(wager, terms, platformFees), bonus }
        const { max } = stakeLimits(spendables, betArray)
        const chain = chainWith(terms, balance, { bonus })
        const check = (wager: bigint) => checkLimits(played, { ...bet, betArray, wager }, chain, priced)
        if (max > 0n) expect(await check(max)).toBeNull()
        expect(await check(max + 1n)).not.toBeNull()
      },
    ),
    { seed: 7 },
  )
})

describe("a bet in another token", () => {
  const usdc = { ...token, symbol: "USDC", decimals: 6, mint: "usdc" }
  const check = (held: Partial<Holdings>, priced = quote) =>
    checkLimits(usdc, bet, chainWith({}, 5n * SOL, held), priced)

  test("is refused without SOL for fees and rent, with the missing SOL named", async () => {
    const refusal = await check({ lamports: 17_000_000n })
    const needed = solReserve(totalLamports(chainCosts(pool, newcomer, quote)))
    expect(refusal).toEqual({ kind: "missing-sol", needed, lamports: 17_000_000n })
  })

  test("needs the priority fee for each of its two transactions on top", async () => {
    const priced = { ...quote, priorityFeeLamports: 10_000_000n }
    expect(await check({ lamports: 20_000_000n })).toBeNull()
    expect(await check({ lamports: 20_000_000n }, priced)).toMatchObject({ kind: "missing-sol" })
    expect(await check({ lamports: 42_000_000n }, priced)).toBeNull()
  })

  test("is refused from an account that its issuer has frozen", async () => {
    const refusal = await check({ frozen: true })
    expect(refusal).toMatchObject({ kind: "account-frozen" })
  })
})

test("bonus tokens pay the wager and not its fees", async () => {
  const priced = { ...quote, bonusBalance: SOL }
  const poor = { bonus: SOL, lamports: SOL }
  const usdc = { ...token, mint: "usdc" }
  expect(await checkLimits(usdc, bet, chainWith({}, 14_500_000n, poor), priced)).toBeNull()
  expect(await checkLimits(usdc, bet, chainWith({}, 14_499_999n, poor), priced)).toMatchObject({
    kind: "above-balance",
  })
})

test("a platform fee above the pool's ceiling refuses the bet", async () => {
  expect(await checkLimits(token, bet, chainWith({ maxCreatorFeeBps: 30 }), quote)).toMatchObject({
    kind: "fee-above-ceiling",
  })
})

test("a platform fee above the casino's own ceiling refuses the bet, even if the pool allows it", async () => {
  const wrong = { ...quote, creatorFeeBps: 501 }
  expect(await checkLimits(token, bet, chainWith({ maxCreatorFeeBps: 10_000 }), wrong)).toMatchObject({
    kind: "fee-above-ceiling",
  })
})
