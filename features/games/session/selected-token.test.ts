import { expect, test } from "vitest"
import { selectedToken } from "./selected-token"

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

test("the token played last is taken up again", () => {
  expect(selectedToken(config, { token: "USDC", authority: "public" })).toBe(usdc)
  expect(selectedToken(config, { token: "USDC" })).toBe(usdc)
})

test.each([
  ["nothing was chosen", null],
  ["the token is no longer listed", { token: "BONK" }],
  ["its pool belongs to somebody else now", { token: "USDC", authority: "private" }],
])("the first pool is taken when %s", (_, last) => expect(selectedToken(config, last)).toBe(sol))

test("a house without tokens has none", () => expect(selectedToken({ tokens: [] }, null)).toBeUndefined())
