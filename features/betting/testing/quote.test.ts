import { expect, test } from "vitest"
import { composeQuote, costLines, emptyQuote, type QuotePart, sameQuote } from "../model/quote"
import type { BetChain } from "../ports/bet-chain"
import { SimulatedChain } from "./simulated-chain"

const token = { mint: "mint", symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: "pool" }
const bet = { gameId: "dice", betArray: [20_000, 0], wager: 1_000_000n, metadata: "0:dice:under-50" }
const pool = { gambaFeeBps: 0, poolFeeBps: 100 }
const quoteOf = (parts: readonly QuotePart<BetChain>[]) => composeQuote(parts)(bet, new SimulatedChain().chain(), token)
const transfer = { programId: "11111111111111111111111111111111", accounts: [], data: new Uint8Array([2]) }

test("quote adds the shares of its parts and appends their lines and instructions", async () => {
  const quote = await quoteOf([
    () => ({ creatorFeeBps: 35, jackpotFeeBps: 10 }),
    async () => ({ creatorFeeBps: -25, lines: [{ receiver: "a friend", bps: 25 }], extraInstructions: [transfer] }),
    () => ({ priorityFeeLamports: 400_201n, solLines: [{ label: "Referral record", lamports: 1_000n }] }),
  ])
  expect(quote).toEqual({
    creatorFeeBps: 10,
    jackpotFeeBps: 10,
    lines: [{ receiver: "a friend", bps: 25 }],
    solLines: [{ label: "Referral record", lamports: 1_000n }],
    priorityFeeLamports: 400_201n,
    bonusBalance: 0n,
    instructionsBefore: [],
    extraInstructions: [transfer],
  })
})

test("quote fails when one of its parts fails", async () => {
  await expect(quoteOf([() => ({}), () => Promise.reject(new Error("no answer"))])).rejects.toThrow("no answer")
})

test("a line that is a share follows the wager and is rounded down", () => {
  const quote = { ...emptyQuote, creatorFeeBps: 10, lines: [{ label: "Another fee", bps: 25 }] }
  expect(costLines(1_999n, pool, quote).at(-1)).toEqual({ label: "Another fee", bps: 25, amount: 4n })
  expect(costLines(4_000n, pool, quote).at(-1)).toMatchObject({ amount: 10n })
})

test("the platform's fee has one rate, with and without a referrer who receives a part of it", () => {
  const alone = costLines(40_000n, pool, { ...emptyQuote, creatorFeeBps: 35 })
  const shared = costLines(40_000n, pool, {
    ...emptyQuote,
    creatorFeeBps: 10,
    lines: [{ receiver: "your referrer CtVQ...E34x", bps: 25 }],
  })
  expect(alone[0]).toEqual({ label: "Platform fee", bps: 35, amount: 140n })
  expect(shared[0]).toEqual({ ...alone[0], note: "0.25% of the bet to your referrer CtVQ...E34x" })
  expect(shared.map(({ label, bps }) => [label, bps])).toEqual([
    ["Platform fee", 35],
    ["Protocol fee", 0],
    ["Pool fee", 100],
    ["Jackpot fee", 0],
  ])
})

test("both parts of a shared fee are rounded down by themselves, as they are charged", () => {
  const shared = { ...emptyQuote, creatorFeeBps: 10, lines: [{ receiver: "a friend", bps: 25 }] }
  expect(costLines(1_999n, pool, shared)[0]?.amount).toBe(1n + 4n)
})

test.each([
  ["priority fee", { priorityFeeLamports: 1n }],
  ["bonus balance", { bonusBalance: 1n }],
  ["a line in SOL", { solLines: [{ label: "Rent", lamports: 1n }] }],
  ["an instruction", { extraInstructions: [transfer] }],
])("quotes differ by their %s", (_, change) => {
  expect(sameQuote(emptyQuote, { ...emptyQuote })).toBe(true)
  expect(sameQuote(emptyQuote, { ...emptyQuote, ...change })).toBe(false)
})
