import { expect, test } from "vitest"
import { outcomeWords } from "../kit/outcome-words"
import { resultOf, type SettledPlay } from "./settled-play"

const lost: SettledPlay = {
  game: "dice",
  user: "ann",
  token: "sol",
  wager: 300_000_000n,
  payout: 0n,
  jackpot: 0n,
  bonusUsed: 0n,
  multiplierBps: 0,
  nonce: 1,
  clientSeed: "a",
  rngSeed: "b",
  resultIndex: 1,
  bet: [20_000, 0],
  metadata: "0:dice:under-50",
  signature: "5",
}

test.each([
  [null, "Lost 0.3000 SOL."],
  [100_000_000n, "Lost 0.2000 SOL and 0.1000 SOL of bonus."],
  [300_000_000n, "Lost 0.3000 SOL of bonus."],
])("a settled play of %s units of bonus says what its player lost", (bonusUsed, words) =>
  expect(outcomeWords(resultOf({ ...lost, bonusUsed }), { symbol: "SOL", decimals: 9 })).toBe(words),
)
