import { expect, test } from "vitest"
import { englishWords } from "./english-words"

const usdc = { symbol: "USDC", decimals: 6 }

test("a fee that is not known is said as the least that it can be", () => {
  expect(englishWords.message("BET_STOPPED").text).toContain("the network fee (at least 0.000005 SOL)")
  expect(englishWords.message("BET_STOPPED", { feeLamports: 55_000n }).text).toContain("the network fee (0.000055 SOL)")
})

test("amounts have every digit that says something, in the token's own units", () => {
  const text = (min: bigint) => englishWords.refusal({ kind: "below-minimum", min }, usdc).text
  expect([1n, 1_500_000n, 10_000_000n].map(text)).toEqual([
    "The smallest bet here is 0.000001 USDC.",
    "The smallest bet here is 1.5 USDC.",
    "The smallest bet here is 10 USDC.",
  ])
})

test("SOL that is missing is said in SOL, whatever the token", () => {
  const refusal = { kind: "missing-sol", needed: 17_500_000n, lamports: 17_000_000n } as const
  expect(englishWords.refusal(refusal, usdc).text).toContain("Your wallet holds 0.017 SOL: 0.0005 SOL are missing.")
})
