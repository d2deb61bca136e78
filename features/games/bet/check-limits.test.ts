import fc from "fast-check"
import { expect, test, vi } from "vitest"
import { type Chain, feesOn, type PoolTerms } from "#features/chain"
import type { Bet } from "../round/round-state"
import { SimulatedChain } from "../round/testing/simulated-chain"
import { checkLimits } from "./check-limits"
import { stakeLimits } from "./limits"
import { platformFees } from "./platform-fees"
import { emptyQuote } from "./quote"
import { refusalText } from "./refusal"
import { spendable } from "./reserve"

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

function chainWith(terms: Partial<PoolTerms> = {}, balance = 5n * SOL): Chain {
  const readPool = vi.fn(async () => ({ ...pool, ...terms }))
  return { ...new SimulatedChain().chain(), readPool, readBalance: async () => balance, readGame: async () => account }
}
const quote = { ...emptyQuote, ...platformFees }

async function refusalOf(placed: Bet, chain: Chain): Promise<string | null> {
  const refusal = await checkLimits(token, placed, chain, quote)
  return refusal && refusalText(refusal, token)
}
const account = { slot: 1, value: null }

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
      async (balance, maxPayout, betArray, isSol) => {
        const played = isSol ? token : { ...token, mint: "another" }
        const terms = { ...pool, minWager: 0n, maxPayout }
        const limits = { minWager: null, maxPayout, balance: spendable(balance, played, false, terms) }
        const { max } = stakeLimits({ limits, feesOn: (wager) => feesOn(wager, terms, platformFees) }, betArray)
        const chain = chainWith(terms, balance)
        const check = (wager: bigint) => checkLimits(played, { ...bet, betArray, wager }, chain, quote)
        if (max > 0n) expect(await check(max)).toBeNull()
        expect(await check(max + 1n)).not.toBeNull()
      },
    ),
    { seed: 7 },
  )
})
