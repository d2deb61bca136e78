import { expect, test } from "vitest"
import { amountsIn, asShown, wrongWords } from "./screen-words"

const play = { wager: 100_000_000n, payout: 200_000_000n, jackpotPayout: 0n, paid: [102_355_402n] }

test("amounts of a text are read with their sign, their groups and their lost places", () => {
  expect(amountsIn("Wallet +0.0976 SOL")).toEqual([97_600_000n])
  expect(amountsIn("−1,284.5 SOL and <0.0001 SOL")).toEqual([-1_284_500_000_000n, 0n])
  expect(asShown(-97_644_598n)).toBe(-97_600_000n)
})

test("a line that says what the chain says is right", () => {
  expect(wrongWords({ money: "2x+0.1000 SOL", wallet: "Wallet +0.0976 SOL", recent: "" }, play)).toEqual([])
  expect(
    wrongWords({ money: "Lost 0.1000 SOL", wallet: "Wallet −0.1023 SOL", recent: "" }, { ...play, payout: 0n }),
  ).toEqual([])
  const partial = { money: "Partial return 0.4x, 0.0400 SOL back", wallet: "", recent: "" }
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

test("the newest of the recent results says the net of its play", () => {
  const words = { money: "2x+0.1000 SOL", wallet: "", recent: "Won, 2x, +0.1000 SOL. Rolled 37." }
  expect(wrongWords(words, play)).toEqual([])
  expect(wrongWords({ ...words, recent: "Won, 2x, +0.2000 SOL. Rolled 37." }, play)).toHaveLength(1)
})
