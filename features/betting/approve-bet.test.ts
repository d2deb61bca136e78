import { logger } from "@dghrt/kernel/logger"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { approvalOf, type BetRules, foreignBetRefusal } from "./approve-bet"
import { onceConfirmed } from "./betting"
import type { PoolTerms } from "./model/chain-figures"
import { emptyQuote, type Quote, type ShownCosts } from "./model/quote"
import type { Bet } from "./model/round-state"
import { systemClock } from "./system-clock"
import { namesOnly } from "./testing/names-only"
import { SimulatedChain } from "./testing/simulated-chain"

const SOL = 1_000_000_000n
const bet: Bet = { gameId: "dice", betArray: [20_000, 0], wager: SOL / 10n, metadata: "0:dice:under-50" }
const mint = "So11111111111111111111111111111111111111112"
const token = { mint, symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: "pool" }
const quote: Quote = { ...emptyQuote, creatorFeeBps: 35, jackpotFeeBps: 10 }

const pool: PoolTerms = {
  playsAllowed: true,
  minWager: SOL / 100n,
  maxPayout: 10n * SOL,
  jackpotBalance: 0n,
  gambaFeeBps: 0,
  poolFeeBps: 100,
  maxCreatorFeeBps: 500,
  maxHouseEdgeBps: 300,
  playFeeLamports: 50_000n,
  creatorAccountOpen: true,
}

function setUp(given: Partial<BetRules> = {}, onScreen: ShownCosts = { quote, pool }, chainPool = pool, asked = bet) {
  const rules: BetRules = { confirm: async () => true, policies: [], quoteBet: async () => quote, ...given }
  const shown: [Quote, PoolTerms][] = []
  const around = {
    address: "wallet",
    token,
    clock: systemClock,
    announcer: namesOnly,
    maxCreatorFeeBps: 500,
    shownCosts: () => onScreen,
    showCosts: (...next: [Quote, PoolTerms]) => void shown.push(next),
  }
  const readHoldings = async () => ({
    balance: 5n * SOL,
    lamports: 5n * SOL,
    bonus: 0n,
    frozen: false,
    playerOpen: true,
    wagerAccountOpen: true,
    bonusAccountOpen: false,
  })
  const readPool = vi.fn(async () => chainPool)
  return {
    rules,
    shown,
    readPool,
    approval: approvalOf(asked, rules, around),
    chain: { ...new SimulatedChain().chain(), readHoldings, readPool },
  }
}

/** The simulated chain answers after a while of the fake clock. */
async function answerOf<T>(answer: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(1_000)
  return answer
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("a bet that nothing refuses goes on with the quote that is then signed", async () => {
  const { approval, chain } = setUp()
  expect(await answerOf(approval.approve(chain))).toMatchObject({ refusal: null, quote, spent: { lamports: 55_000n } })
})

test("policies are asked before the quote, and the first refusal in their order is said", async () => {
  const quoteBet = vi.fn(async () => quote)
  const policies = [
    () => null,
    async () => ({ kind: "policy" as const, sentence: "You reached your limit." }),
    () => ({ kind: "policy" as const, sentence: "The pool is paused." }),
  ]
  const { approval, chain } = setUp({ policies, quoteBet })
  expect(await answerOf(approval.approve(chain))).toMatchObject({
    refusal: { id: "BET_REFUSED", text: "You reached your limit." },
  })
  expect(quoteBet).not.toHaveBeenCalled()
})

test("free play is asked for its policies and for no quote", async () => {
  const quoteBet = vi.fn(async () => quote)
  expect(await setUp({ quoteBet }).approval.approve(null)).toEqual({ refusal: null, quote: null })
  expect(quoteBet).not.toHaveBeenCalled()
  const policies = [() => ({ kind: "policy" as const, sentence: "Closed today." })]
  expect(await setUp({ policies }).approval.approve(null)).toMatchObject({ refusal: { text: "Closed today." } })
})

describe("a bet is refused, and the cause is logged", () => {
  const cause = new Error("boom")
  const hangs = () => new Promise<never>(() => undefined)
  const fails = () => {
    throw cause
  }
  test.each<[string, Partial<BetRules>, string]>([
    ["a policy throws", { policies: [fails] }, "policy-unavailable"],
    ["a policy hangs", { policies: [hangs] }, "policy-unavailable"],
    ["the quote fails", { quoteBet: async () => fails() }, "quote-unavailable"],
    ["the quote hangs", { quoteBet: hangs }, "quote-unavailable"],
  ])("when %s", async (_, given, text) => {
    const log = vi.spyOn(logger, "error").mockImplementation(() => undefined)
    const { approval, chain } = setUp(given)
    const answer = approval.approve(chain)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await answer).toMatchObject({ refusal: { text } })
    expect(log).toHaveBeenCalledWith(expect.any(String), expect.any(Error))
  })
})

test("costs that differ from those on screen are shown and not signed", async () => {
  const dearer = { ...quote, creatorFeeBps: 90 }
  const { approval, chain, shown } = setUp({ quoteBet: async () => dearer })
  expect(await answerOf(approval.approve(chain))).toMatchObject({
    refusal: { text: "costs-changed" },
  })
  expect(shown).toEqual([[dearer, pool]])
})

test.each([
  ["pool fee", { poolFeeBps: 200 }],
  ["protocol fee", { gambaFeeBps: 50 }],
  ["fee for each play", { playFeeLamports: 60_000n }],
])("a pool whose %s differs from the one on screen is shown anew, and nothing is signed", async (_, change) => {
  const dearer = { ...pool, ...change }
  const { approval, chain, shown } = setUp({}, { quote, pool }, dearer)
  expect(await answerOf(approval.approve(chain))).toMatchObject({ refusal: { text: "costs-changed" } })
  expect(shown).toEqual([[quote, dearer]])
})

test("another jackpot or payout limit of the pool costs nothing, and the bet goes on", async () => {
  const { approval, chain } = setUp({}, { quote, pool }, { ...pool, jackpotBalance: 5n, maxPayout: 9n * SOL })
  expect(await answerOf(approval.approve(chain))).toMatchObject({ refusal: null })
})

describe("a later step of an open run", () => {
  const nextStep = { ...bet, step: 1 }
  const policies = [
    () => ({ kind: "policy" as const, sentence: "The pool is paused." }),
    () => Promise.reject(new Error("boom")),
    () => new Promise<never>(() => undefined),
  ]
  test("is refused by no policy, nor by one that fails or hangs", async () => {
    const { approval, chain } = setUp({ policies }, undefined, pool, nextStep)
    expect(await answerOf(approval.approve(chain))).toMatchObject({ refusal: null, quote })
    expect(await approval.stillApproved(chain, quote)).toBeNull()
  })
  test("is not asked about before it is placed", async () => {
    const confirm = vi.fn(async () => false)
    const place = vi.fn(async () => undefined)
    const ask = onceConfirmed("wallet", new AbortController().signal)
    await ask(nextStep, setUp({ confirm }).rules, place)
    expect([confirm.mock.calls.length, place.mock.calls.length]).toEqual([0, 1])
    await ask({ ...bet, step: 0 }, setUp({ confirm }).rules, place)
    expect([confirm.mock.calls.length, place.mock.calls.length]).toEqual([1, 1])
  })
})

describe("right before the signature", () => {
  test("the same costs pass, although they are another object", async () => {
    const { approval, chain } = setUp({ quoteBet: async () => ({ ...quote, lines: [] }) })
    expect(await approval.stillApproved(chain, quote)).toBeNull()
  })
  test.each<[string, Partial<Quote>]>([
    ["a fee", { jackpotFeeBps: 11 }],
    ["a cost line", { lines: [{ label: "Relay", amount: 5n }] }],
    ["an instruction", { extraInstructions: [{ programId: "p", accounts: [], data: new Uint8Array([1]) }] }],
  ])("a quote that changed in %s is shown, and the old one is not signed", async (_, change) => {
    const next = { ...quote, ...change }
    const { approval, chain, shown } = setUp({ quoteBet: async () => next })
    expect(await approval.stillApproved(chain, quote)).toMatchObject({ text: "costs-changed" })
    expect(shown).toEqual([[next, pool]])
  })
  test("a pool that has raised its fee since the bet was priced refuses the bet, and shows the new costs", async () => {
    const { approval, chain, shown, readPool } = setUp()
    await answerOf(approval.approve(chain))
    const dearer = { ...pool, poolFeeBps: 150 }
    readPool.mockResolvedValue(dearer)
    expect(await approval.stillApproved(chain, quote)).toMatchObject({ text: "costs-changed" })
    expect(shown).toEqual([[quote, dearer]])
  })
  test("a pool that cannot be read leaves the costs unknown", async () => {
    const log = vi.spyOn(logger, "error").mockImplementation(() => undefined)
    const { approval, chain, readPool } = setUp()
    await answerOf(approval.approve(chain))
    readPool.mockRejectedValue(new Error("gone"))
    expect(await approval.stillApproved(chain, quote)).toMatchObject({ text: "quote-unavailable" })
    expect(log).toHaveBeenCalled()
  })
  test("a policy that refuses meanwhile refuses the bet", async () => {
    const policies = [() => ({ kind: "policy" as const, sentence: "The pool is paused." })]
    const { approval, chain } = setUp({ policies })
    expect(await approval.stillApproved(chain, quote)).toMatchObject({ text: "The pool is paused." })
  })
})

describe("the question before a bet", () => {
  test("is asked once for two presses, and a no places nothing", async () => {
    let answer: (yes: boolean) => void = () => undefined
    const confirm = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
    const { rules } = setUp({ confirm })
    const place = vi.fn(async () => undefined)
    const ask = onceConfirmed("wallet", new AbortController().signal)
    const presses = [ask(bet, rules, place), ask(bet, rules, place)]
    answer(false)
    await Promise.all(presses)
    expect([confirm.mock.calls.length, place.mock.calls.length]).toEqual([1, 0])
  })
  test("is not heard when the session has ended meanwhile", async () => {
    const ended = new AbortController()
    const confirm = async () => {
      ended.abort()
      return true
    }
    const place = vi.fn(async () => undefined)
    await onceConfirmed("wallet", ended.signal)(bet, setUp({ confirm }).rules, place)
    expect(place).not.toHaveBeenCalled()
  })
})

describe("a place in a race", () => {
  const around = { clock: systemClock, announcer: namesOnly }
  const facts = { address: "wallet", token, chain: null }
  test("is refused by the same policies as every bet", async () => {
    const policies = [() => ({ kind: "policy" as const, sentence: "You reached your limit." })]
    const refusal = await foreignBetRefusal(bet, setUp({ policies }).rules, facts, around, 5n * SOL)
    expect(refusal).toBe("You reached your limit.")
  })
  test("is refused when the wallet does not hold the wager", async () => {
    const { rules } = setUp()
    expect(await foreignBetRefusal(bet, rules, facts, around, 1n)).toBe("above-balance")
    expect(await foreignBetRefusal(bet, rules, facts, around, SOL)).toBeNull()
  })
  test("is changed with the wager that the same transaction takes back first", async () => {
    const { rules } = setUp()
    const refusal = (returned: bigint) => foreignBetRefusal({ ...bet, returned }, rules, facts, around, 1n)
    expect(await refusal(bet.wager - 1n)).toBeNull()
    expect(await refusal(bet.wager - 2n)).toBe("above-balance")
  })
})
