import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { createTokenChoice, selectedToken } from "./selected-token"

const token = (mint: string, poolAuthority = "public") => ({
  mint,
  poolAuthority,
  symbol: mint,
  name: mint,
  decimals: 9,
})
const sol = token("SOL")
const usdc = token("USDC")
const config = { tokens: [sol, usdc] }
const remembered = (mint: string | null, pool: { token: string; authority?: string } | null = null) => ({ mint, pool })

test("the token chosen last is taken up again, with or without the pool it was played with", () => {
  expect(selectedToken(config, remembered("USDC", { token: "USDC", authority: "public" }))).toBe(usdc)
  expect(selectedToken(config, remembered("USDC"))).toBe(usdc)
  expect(selectedToken(config, remembered(null, { token: "USDC", authority: "public" }))).toBe(usdc)
})

test("the chosen token counts where the pool that was played last is another one's", () => {
  expect(selectedToken(config, remembered("USDC", { token: "SOL", authority: "public" }))).toBe(usdc)
})

test.each([
  ["nothing was chosen", remembered(null)],
  ["the token is no longer listed", remembered("BONK", { token: "BONK" })],
  ["its pool belongs to another authority now", remembered("USDC", { token: "USDC", authority: "private" })],
])("the first pool is taken when %s", (_, choice) => expect(selectedToken(config, choice)).toBe(sol))

test("a token that is no longer listed gives way to the pool that was played last", () => {
  expect(selectedToken(config, remembered("BONK", { token: "USDC" }))).toBe(usdc)
})

test("no tokens: none is selected", () => expect(selectedToken({ tokens: [] }, remembered(null))).toBeUndefined())

test("the choice is kept under its key, and what does not belong there is no choice", () => {
  const port = memoryStorage()
  createTokenChoice(port).choose("USDC")
  expect(port.getItem("selectedTokenMint")).toBe('"USDC"')
  expect(createTokenChoice(port).state.mint).toBe("USDC")
  for (const text of ["{", "7", '["USDC"]', JSON.stringify("x".repeat(45))]) {
    port.setItem("selectedTokenMint", text)
    expect(createTokenChoice(port).state.mint, text).toBeNull()
  }
})
