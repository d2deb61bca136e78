import { expect, test } from "vitest"
import { SimulatedChain } from "../round/testing/simulated-chain"
import { composeQuote, costLines, emptyQuote, type QuotePart, sameQuote } from "./quote"

const token = { mint: "mint", symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: "pool" }
const bet = { gameId: "dice", betArray: [20_000, 0], wager: 1_000_000n, metadata: "0:dice:under-50" }
const pool = { gambaFeeBps: 0, poolFeeBps: 100 }
const quoteOf = (parts: readonly QuotePart[]) => composeQuote(parts)(bet, new SimulatedChain().chain(), token)
const transfer = { programId: "11111111111111111111111111111111", accounts: [], data: new Uint8Array([2]) }

test("quote adds the shares of its parts and appends their lines and instructions", async () => {
  const quote = await quoteOf([
    () => ({ creatorFeeBps: 35, jackpotFeeBps: 10 }),
    async () => ({ creatorFeeBps: -25, lines: [{ label: "Referrer", bps: 25 }], extraInstructions: [transfer] }),
    () => ({ priorityFeeLamports: 400_201n, solLines: [{ label: "Referral record", lamports: 1_000n }] }),
  ])
  expect(quote).toEqual({
    creatorFeeBps: 10,
    jackpotFeeBps: 10,
    lines: [{ label: "Referrer", bps: 25 }],
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
  const quote = { ...emptyQuote, creatorFeeBps: 10, lines: [{ label: "Referrer", bps: 25 }] }
  expect(costLines(1_999n, pool, quote).at(-1)).toEqual({ label: "Referrer", bps: 25, amount: 4n })
  expect(costLines(4_000n, pool, quote).at(-1)).toMatchObject({ amount: 10n })
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
