import { expect, test } from "vitest"
import { amountsIn, asShown, wrongWords } from "./screen-words"

const play = { wager: 100_000_000n, payout: 200_000_000n, jackpotPayout: 0n, paid: [102_355_402n] }

test("amounts of a text are read with their sign, their groups and their lost places", () => {
  expect(amountsIn("Wallet +0.0976 SOL")).toEqual([97_600_000n])
  expect(amountsIn("−1,284.5 SOL and <0.0001 SOL")).toEqual([-1_284_500_000_000n, 0n])
  expect(amountsIn("−0.1000 SOL. No line: JUP, SOL, BONK, SOL")).toEqual([-100_000_000n])
  expect(asShown(-97_644_598n)).toBe(-97_700_000n)
})

test("a line that says what the chain says is right", () => {
  expect(wrongWords({ money: "2x+0.1000 SOL", wallet: "Wallet +0.0976 SOL", recent: "" }, play)).toEqual([])
  expect(
    wrongWords({ money: "Lost 0.1000 SOL", wallet: "Wallet −0.1024 SOL", recent: "" }, { ...play, payout: 0n }),
  ).toEqual([])
  const partial = { money: "0.4x−0.0600 SOL", wallet: "", recent: "" }
  expect(wrongWords(partial, { ...play, payout: 40_000_000n })).toEqual([])
  expect(
    wrongWords({ money: "Push, 0.1000 SOL back", wallet: "", recent: "" }, { ...play, payout: play.wager }),
  ).toEqual([])
})

test("a line is wrong in its money, in its wallet, or in both", () => {
  expect(wrongWords({ money: "2x+0.1001 SOL", wallet: "Wallet +0.0976 SOL", recent: "" }, play)).toHaveLength(1)
  expect(wrongWords({ money: "2x+0.1000 SOL", wallet: "Wallet +0.1000 SOL", recent: "" }, play)).toHaveLength(1)
  expect(wrongWords({ money: "Lost 0.1000 SOL", wallet: "Wallet −0.1023 SOL", recent: "" }, play)).toHaveLength(2)
})

test("the newest of the recent results says the result of its play, the jackpot included", () => {
  const words = { money: "2x+0.1000 SOL", wallet: "", recent: "Won, 2x, +0.1000 SOL. Rolled 37." }
  expect(wrongWords(words, play)).toEqual([])
  expect(wrongWords({ ...words, recent: "Won, 2x, +0.2000 SOL. Rolled 37." }, play)).toHaveLength(1)
  const recent = "Lost, 0x, jackpot 0.8850 SOL, +0.7850 SOL. Rolled 81."
  const jackpot = { ...play, payout: 0n, jackpotPayout: 885_000_000n }
  expect(wrongWords({ money: "Jackpot 0.8850 SOL", wallet: "", recent }, jackpot)).toEqual([])
})

test("rent that is named beside the wallet's change belongs to what left it", () => {
  const words = { money: "2x+0.1000 SOL", wallet: "Wallet +0.0976 SOL, −0.0149 SOL rent", recent: "" }
  expect(wrongWords(words, { ...play, paid: [102_355_402n + 14_894_400n] })).toEqual([])
  expect(wrongWords(words, play)).toHaveLength(1)
})
