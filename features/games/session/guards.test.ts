import { expect, test, vi } from "vitest"
import type { Chain, PoolTerms } from "#features/chain"
import { SimulatedChain } from "../round/testing/simulated-chain"
import { stakeGuard } from "./guards"

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
const account = { slot: 1, value: null }

test("a bet within the limits passes, and the pool is asked once", async () => {
  const chain = chainWith()
  expect(await stakeGuard(token)(bet, chain)).toBeNull()
  expect(chain.readPool).toHaveBeenCalledOnce()
})

test.each([
  ["a closed pool", { playsAllowed: false }, bet, /takes no bets/],
  ["a bet of nothing", {}, { ...bet, wager: 0n }, /valid bet amount/],
  ["less than the pool takes", {}, { ...bet, wager: 1n }, /The smallest bet here is 0\.0100 SOL/],
  ["more than the pool can pay", { maxPayout: SOL }, bet, /most you can bet is 0\.5000 SOL/],
])("%s is refused by name", async (_, terms, placed, refusal) => {
  expect(await stakeGuard(token)(placed, chainWith(terms))).toMatch(refusal)
})

test("a bet the wallet cannot pay with its fees and rent is refused with both figures", async () => {
  expect(await stakeGuard(token)(bet, chainWith({}, SOL))).toMatch(
    /needs 1\.0323\d+ SOL .* Your wallet holds 1\.0000 SOL/,
  )
})
