import { expect, test } from "vitest"
import { cardOf, cardWords } from "./card"

const signature = `5fQe${"x".repeat(80)}r8Wd`
const shared = (multiplierBps: number, payout: bigint, signed: string | null = signature) => ({
  result: {
    bet: { gameId: "mines", betArray: [multiplierBps], wager: 250_000_000n, metadata: "0:mines:5" },
    payout,
    multiplierBps,
    signature: signed,
    jackpotPayout: 0n,
  },
  game: "Mines",
  token: { symbol: "SOL", decimals: 9 },
  origin: "https://dghrt.example",
})

test("amounts are left out unless the player includes them", () => {
  const card = cardOf(shared(40_400, 1_010_000_000n), false)
  expect(card).toMatchObject({ multiplier: "4.04x", kind: "win", result: null })
  expect(cardWords(card)).not.toMatch(/SOL/)
})

test("the multiplier of a run that was cut at each step says that it is one", () => {
  expect(cardOf(shared(11_356, 283_900_001n), false).multiplier).toBe("≈ 1.1356x")
  expect(cardOf(shared(11_356, 283_900_000n), false).multiplier).toBe("1.1356x")
})

test("shown, the result carries its sign", () => {
  expect(cardOf(shared(40_400, 1_010_000_000n), true).result).toBe("+0.7600 SOL")
  expect(cardOf(shared(0, 0n), true).result).toBe("\u22120.2500 SOL")
})

test("the result counts the jackpot, and bonus tokens as nobody's own stake", () => {
  const { result, ...rest } = shared(0, 0n)
  const spent = { token: 100_000_000n, lamports: 5_000n, bonus: 150_000_000n }
  expect(cardOf({ ...rest, result: { ...result, spent } }, true).result).toBe("\u22120.1000 SOL")
  const won = { ...result, spent, jackpotPayout: 885_000_000n }
  expect(cardOf({ ...rest, result: won }, true).result).toBe("+0.7850 SOL")
})

test("a payout below the stake is no win", () => {
  expect(cardOf(shared(5_000, 125_000_000n), false).kind).toBe("partial")
  expect(cardOf(shared(0, 0n), false).kind).toBe("loss")
})

test("the link leads to the transaction, or to the game when its signature is not known", () => {
  expect(cardOf(shared(0, 0n), false).link).toBe("dghrt.example/explorer/transaction/5fQe…r8Wd")
  expect(cardOf(shared(0, 0n, null), false).link).toBe("dghrt.example/mines")
})
