import { type BetChain, type Holdings, type PoolTerms, readSnapshot } from "@dghrt/betting"
import { chainCosts, spendable, totalLamports } from "@dghrt/betting/model/chain-costs"
import { checkLimits as limitsOf } from "@dghrt/betting/model/check-limits"
import { feesOn } from "@dghrt/betting/model/fees"
import { stakeLimits } from "@dghrt/betting/model/limits"
import { emptyQuote, type Quote } from "@dghrt/betting/model/quote"
import type { Bet } from "@dghrt/betting/model/round-state"
import { SimulatedChain } from "@dghrt/betting/testing"
import fc from "fast-check"
import { describe, expect, test, vi } from "vitest"
import type { TokenConfig } from "#contract/config"
import { MAX_CREATOR_FEE_BPS } from "#contract/fees"
import { platformFees } from "./platform-fees"
import { refusalMessage } from "./refusal-message"

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
async function checkLimits(token: TokenConfig, bet: Bet, chain: BetChain, quote: Quote) {
  return limitsOf(await readSnapshot(chain, token), bet, quote, MAX_CREATOR_FEE_BPS).refusal
}

async function refusalOf(placed: Bet, chain: BetChain): Promise<string | null> {
  const refusal = await checkLimits(token, placed, chain, quote)
  return refusal && refusalMessage(refusal, token).text
}

test("a bet within the limits passes, and the pool is asked once", async () => {
  const chain = chainWith()
  expect(await refusalOf(bet, chain)).toBeNull()
  expect(chain.readPool).toHaveBeenCalledOnce()
})

test.each([
  ["a closed pool", { playsAllowed: false }, bet, /takes no bets/],
  ["a bet of nothing", {}, { ...bet, wager: 0n }, /valid bet amount/],
  ["less than the pool takes", {}, { ...bet, wager: 1n }, /The smallest bet here is 0\.0100 SOL/],
  ["more than the pool can pay", { maxPayout: SOL }, bet, /most you can bet is 0\.5000 SOL/],
])("%s is refused by name", async (_, terms, placed, refusal) => {
  expect(await refusalOf(placed, chainWith(terms))).toMatch(refusal)
})

test("a bet the wallet cannot pay with its fees and rent is refused with both figures", async () => {
  expect(await refusalOf(bet, chainWith({}, SOL))).toMatch(/needs 1\.0323\d+ SOL .* Your wallet holds 1\.0000 SOL/)
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
        const limits = { minWager: null, maxPayout, balance: spendable(balance, played, betLamports) }
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
    expect(refusal).toMatchObject({ kind: "missing-sol", lamports: 17_000_000n })
    expect(refusal && refusalMessage(refusal, usdc).text).toMatch(
      /Your wallet holds 0\.0170 SOL: 0\.000\d+ SOL are missing/,
    )
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
    expect(refusal && refusalMessage(refusal, usdc).text).toContain("has frozen your USDC account")
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
  const wrong = { ...quote, creatorFeeBps: 701 }
  expect(await checkLimits(token, bet, chainWith({ maxCreatorFeeBps: 10_000 }), wrong)).toMatchObject({
    kind: "fee-above-ceiling",
  })
})
