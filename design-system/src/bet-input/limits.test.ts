import { expect, test } from "vitest"
import { defaultBetInputWords } from "./bet-input-words"
import { double, halve, stakeProblem } from "./limits"

const limits = { min: 4n, max: 100n, decimals: 0, symbol: "SOL", words: defaultBetInputWords }

test.each([
  ["half", halve(20n, limits), 10n, null],
  ["half of what cannot be halved", halve(6n, limits), 4n, "The smallest bet is 4 SOL."],
  ["half of too little", halve(2n, limits), 2n, "The smallest bet is 4 SOL."],
  ["double", double(20n, limits), 40n, null],
  ["double of nothing", double(0n, limits), 4n, null],
  ["double past the limit", double(60n, limits), 100n, "You can bet at most 100 SOL."],
])("%s", (_, step, stake, reason) => expect(step).toEqual({ stake, reason }))

test("a stake is refused with the limit it breaks, and nothing typed is no problem yet", () => {
  expect(stakeProblem(101n, limits)).toBe("You can bet at most 100 SOL.")
  expect(stakeProblem(3n, limits)).toBe("The smallest bet is 4 SOL.")
  expect(stakeProblem(0n, limits)).toBeNull()
  expect(stakeProblem(100n, limits)).toBeNull()
})
