import fc from "fast-check"
import { expect, test } from "vitest"
import { betCosts, chainCosts, feePermille, totalLamports } from "./chain-costs"
import { emptyQuote } from "./quote"

const fees = [
  { label: "Platform", amount: 350n },
  { label: "Pool", amount: 1_000n },
]
const playerRent = { label: "Account deposit", lamports: 14_894_400n, returnsWhen: "later" }
const firstBet = {
  network: 10_000n,
  priority: 50_000_000n,
  lines: [playerRent, { label: "Token account set-up", lamports: 2_039_280n }],
}

test("a bet in SOL leaves its fees and what the network takes in one sum, without rent", () => {
  expect(betCosts(fees, { ...firstBet, inToken: true })).toEqual({
    inToken: 50_011_350n,
    inSol: 0n,
    rent: 2_039_280n,
    returning: [playerRent],
  })
})

test("a bet in another token leaves its fees in the token, and the rest in SOL", () => {
  expect(betCosts(fees, { ...firstBet, inToken: false })).toEqual({
    inToken: 1_350n,
    inSol: 50_010_000n,
    rent: 2_039_280n,
    returning: [playerRent],
  })
})

test("every transaction of a bet pays the network and the priority fee", () => {
  const program = { playFeeLamports: 0n, creatorAccountOpen: true }
  const record = { programId: "referral", accounts: [], data: new Uint8Array([1]) }
  const paid = (playerOpen: boolean, instructionsBefore: (typeof record)[]) => {
    const accounts = { playerOpen, wagerAccountOpen: true, bonusAccountOpen: true }
    const { network, priority } = chainCosts(program, accounts, {
      ...emptyQuote,
      priorityFeeLamports: 7n,
      instructionsBefore,
    })
    return [network, priority]
  }
  expect(paid(true, [])).toEqual([5_000n, 7n])
  expect(paid(false, [])).toEqual([10_000n, 14n])
  expect(paid(true, [record])).toEqual([10_000n, 14n])
  expect(paid(false, [record])).toEqual([15_000n, 21n])
})

test("the operator's account is opened by the first wager of which the operator is paid", () => {
  const program = { playFeeLamports: 0n, creatorAccountOpen: false }
  const accounts = { playerOpen: true, wagerAccountOpen: true, bonusAccountOpen: true }
  const rentOf = (wager: bigint, creatorFeeBps: number) =>
    chainCosts(program, accounts, { ...emptyQuote, creatorFeeBps }, wager).lines.map(({ label }) => label)
  expect(rentOf(199n, 50)).toEqual([])
  expect(rentOf(200n, 50)).toEqual(["Platform account set-up"])
  expect(rentOf(10_000n, 0)).toEqual([])
})

test("free play and costs that are not known yet leave the fees alone", () =>
  expect(betCosts([], undefined)).toEqual({ inToken: 0n, inSol: 0n, rent: 0n, returning: [] }))

const lamports = fc.bigInt({ min: 0n, max: 10n ** 12n })
test("no lamport of a bet is missing from its costs or in them twice", () => {
  const returnsWhen = fc.constant("later")
  const line = fc.record({ label: fc.constant("Rent"), lamports, returnsWhen }, { requiredKeys: ["label", "lamports"] })
  fc.assert(
    fc.property(lamports, lamports, fc.array(line), fc.boolean(), (network, priority, lines, inToken) => {
      const chain = { network, priority, lines, inToken }
      const costs = betCosts(fees, chain)
      const returning = costs.returning.reduce((sum, each) => sum + each.lamports, 0n)
      expect(costs.inToken + costs.inSol + costs.rent + returning).toBe(totalLamports(chain) + 1_350n)
    }),
  )
})

test("the share of the fees is rounded up to a tenth of a percent, and is unknown where SOL stands beside another token", () => {
  const costs = { inToken: 2_855_201n, inSol: 0n }
  expect(feePermille(100_000_000n, costs)).toBe(29)
  expect(feePermille(100_000_000n, { inToken: 2_900_000n, inSol: 0n })).toBe(29)
  expect(feePermille(10_000n, { inToken: 5_245n, inSol: 0n })).toBe(525)
  expect(feePermille(5_000_000n, { inToken: 122_500n, inSol: 5_000n })).toBeNull()
  expect(feePermille(0n, costs)).toBeNull()
})
