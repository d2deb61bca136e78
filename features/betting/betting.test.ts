import { beforeEach, describe, expect, test, vi } from "vitest"
import type { BetRules } from "./approve-bet"
import type { Betting } from "./betting"
import { ChainError } from "./model/chain-error"
import type { Holdings } from "./model/chain-figures"
import type { Quote } from "./model/quote"
import type { RoundState } from "./model/round-state"
import type { BetChain } from "./ports/bet-chain"
import { testQuote } from "./testing/approve-all"
import {
  testBet as bet,
  browser,
  eachTestInNewBrowser,
  network,
  pass,
  phaseOf,
  TestBrowser,
  until,
} from "./testing/test-browser"
import { typingMs } from "./typing-pause"

eachTestInNewBrowser()
beforeEach(() => network.openAccount())

const rules: BetRules = { confirm: async () => true, policies: [], quoteBet: async () => testQuote }

/** A betting that has read its figures. */
async function open(of = browser): Promise<Betting> {
  const betting = of.createBetting()
  betting.open()
  await pass(1_000)
  return betting
}

/** The network's chain with other answers. */
function answer(change: Partial<BetChain>) {
  browser.loadChain = async () => ({ ...network.chain(), ...change })
}

/** An answer that a test gives when it likes. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve: (value: T) => resolve(value) }
}

const resultOf = (round: RoundState) => ("result" in round ? round.result : null)
const failureOf = ({ state }: Betting) => {
  const { round: now } = state()
  if (now.phase !== "failed") throw new Error(`The bet is ${now.phase}`)
  return now
}

describe("a betting that is closed in mid-bet", () => {
  test("before the signature places nothing, and the wallet bets again on the next page", async () => {
    network.signingMs = 3_000
    const betting = await open()
    const placing = betting.place(bet, rules)
    await until(betting, "signing")
    betting.close()
    await pass(5_000)
    await placing
    expect(network.charged).toEqual([])
    expect(network.watcherCount).toBe(0)
    const next = await open()
    expect(phaseOf(next)).toBe("idle")
    void next.place(bet, rules)
    await until(next, "settled")
    expect(network.charged).toHaveLength(1)
  })

  test("after the signature leaves the bet on its way, and the next betting shows its result without signing again", async () => {
    network.settleDelayMs = 5_000
    const betting = await open()
    void betting.place(bet, rules)
    await until(betting, "confirming")
    betting.close()
    browser.locked = false
    await pass(1_000)
    expect(network.watcherCount).toBe(0)
    const next = await open()
    await until(next, "settled")
    expect([network.signatures, network.charged.length]).toEqual([1, 1])
  })

  test("while the player is asked about the terms places nothing", async () => {
    const betting = await open()
    const { promise: agreed, resolve: agree } = later<boolean>()
    const placing = betting.place(bet, { ...rules, confirm: () => agreed })
    betting.close()
    agree(true)
    await placing
    await pass(2_000)
    expect(network.signatures).toBe(0)
  })

  test("before its chain was loaded watches nothing", async () => {
    const { promise, resolve } = later<BetChain>()
    browser.loadChain = () => promise
    const betting = browser.createBetting()
    betting.open()
    await pass(10)
    betting.close()
    const watchBalance = vi.fn(() => () => undefined)
    resolve({ ...network.chain(), watchBalance })
    await pass(30_000)
    expect(watchBalance).not.toHaveBeenCalled()
    expect(network.watcherCount).toBe(0)
    expect(betting.state().facts.balance).toBeNull()
  })
})

describe("two engines in one page", () => {
  test("of two wallets bet at the same time, and neither sees the other's bet", async () => {
    const other = new TestBrowser()
    other.network.openAccount()
    const [one, two] = [await open(), await open(other)]
    void one.place(bet, rules)
    void two.place({ ...bet, wager: 2_000n }, rules)
    await until(one, "settled")
    await until(two, "settled")
    const wagers = [one, two].map(({ state }) => resultOf(state().round)?.bet.wager)
    expect(wagers).toEqual([1_000n, 2_000n])
    one.close()
    two.reveal()
    expect([phaseOf(two), two.state().results.length]).toEqual(["revealed", 1])
  })

  test("of one wallet place one bet at a time", async () => {
    const [one, two] = [await open(), await open()]
    void one.place(bet, rules)
    void two.place(bet, rules)
    await until(two, "failed")
    expect(failureOf(two)).toMatchObject({ reason: "busy-elsewhere", moneyMoved: "no" })
    await until(one, "settled")
    expect(network.charged).toHaveLength(1)
  })
})

test("two casinos for one wallet, which no lock joins: one bet lands, and the other is said to take no stake", async () => {
  network.signingMs = 3_000
  const elsewhere = new TestBrowser(undefined, "elsewhere")
  elsewhere.loadChain = async () => network.chain()
  const [one, two] = [await open(), await open(elsewhere)]
  void one.place(bet, rules)
  void two.place({ ...bet, wager: 2_000n }, rules)
  await until(one, "settled")
  await until(two, "failed")
  expect(network.charged).toHaveLength(1)
  expect(resultOf(one.state().round)?.bet.wager).toBe(1_000n)
  await pass(120_000)
  expect(failureOf(two)).toMatchObject({ moneyMoved: "no" })
  void two.place(bet, rules)
  await until(two, "settled")
  expect(network.charged).toHaveLength(2)
})

test("a chain that rejects everything leaves every figure unknown and takes no bet, until it answers", async () => {
  network.down = true
  const betting = await open()
  expect(betting.state()).toMatchObject({ balance: null, commitment: null, facts: { pool: null, holdings: null } })
  expect(betting.state().facts.problem).not.toBeNull()
  void betting.place(bet, rules)
  await until(betting, "failed")
  expect(failureOf(betting)).toMatchObject({ reason: "network", moneyMoved: "no" })
  network.down = false
  void betting.place(bet, rules)
  await until(betting, "settled")
  expect(network.charged).toHaveLength(1)
})

describe("a chain that answers out of order or twice", () => {
  test("a price for an earlier amount that comes last is not shown", async () => {
    const answers: ((quote: Quote) => void)[] = []
    const quoteBet = () => new Promise<Quote>((resolve) => answers.push(resolve))
    const betting = await open()
    void betting.price(bet, quoteBet)
    await pass(1)
    void betting.price({ ...bet, wager: 2_000n }, quoteBet)
    await pass(typingMs)
    answers[1]?.({ ...testQuote, creatorFeeBps: 2 })
    answers[0]?.({ ...testQuote, creatorFeeBps: 1 })
    await pass(1)
    expect(betting.state().quote).toMatchObject({ creatorFeeBps: 2 })
  })

  test("a reading of the wallet that was asked for earlier and comes last is not shown", async () => {
    const answers: ((holdings: Holdings) => void)[] = []
    const betting = browser.createBetting()
    answer({ readHoldings: () => new Promise((resolve) => answers.push(resolve)) })
    void betting.refresh()
    void betting.refresh()
    await pass(10)
    answers[1]?.({ ...network.holdings, balance: 2n })
    answers[0]?.({ ...network.holdings, balance: 1n })
    await pass(10)
    expect(betting.state().facts).toMatchObject({ balance: 2n, holdings: { balance: 2n } })
  })

  test("a result that is reported again is shown and counted once", async () => {
    const betting = await open()
    void betting.place(bet, rules)
    await until(betting, "settled")
    network.repeat()
    betting.reveal()
    network.repeat()
    betting.reveal()
    await pass(2_000)
    expect([phaseOf(betting), betting.state().results.length]).toEqual(["revealed", 1])
  })

  test("an older state of the account after the result does not bring the bet back", async () => {
    const watchers: Parameters<BetChain["watchGame"]>[0][] = []
    answer({
      watchGame(onChange) {
        watchers.push(onChange)
        return network.chain().watchGame(onChange)
      },
    })
    const betting = await open()
    void betting.place(bet, rules)
    await until(betting, "settled")
    const { slot, value } = network.account
    const before = {
      slot: slot - 5,
      value: value && ({ ...value, nonce: value.nonce - 1, status: "result-requested" } as const),
    }
    for (const report of watchers) report(before)
    await pass(2_000)
    expect(phaseOf(betting)).toBe("settled")
    expect(network.charged).toHaveLength(1)
  })
})

describe("a signer that", () => {
  test("signs late has the bet approved again before it is sent", async () => {
    network.signingMs = 11_000
    const quoteBet = vi.fn(async () => testQuote)
    const betting = await open()
    void betting.place(bet, { ...rules, quoteBet })
    await until(betting, "signing")
    const before = quoteBet.mock.calls.length
    await until(betting, "settled")
    expect(quoteBet.mock.calls.length).toBe(before + 1)
    expect(network.charged).toHaveLength(1)
  })

  test("signs late what costs something else by then sends nothing and shows the new costs", async () => {
    network.signingMs = 11_000
    let creatorFeeBps = 35
    const betting = await open()
    void betting.place(bet, { ...rules, quoteBet: async () => ({ ...testQuote, creatorFeeBps }) })
    await until(betting, "signing")
    creatorFeeBps = 50
    await until(betting, "failed")
    expect(failureOf(betting)).toMatchObject({ message: "costs-changed", moneyMoved: "no" })
    expect(betting.state().quote).toMatchObject({ creatorFeeBps: 50 })
    expect(network.charged).toEqual([])
  })

  test("never signs is waited for and said to be, takes no second bet, and keeps no later betting from betting", async () => {
    answer({ sign: () => new Promise(() => undefined) })
    const betting = await open()
    void betting.place(bet, rules)
    await pass(60_000)
    void betting.place(bet, rules)
    await pass(1_000)
    expect(betting.state().round).toMatchObject({ phase: "signing", notice: "WAITING_FOR_WALLET" })
    betting.close()
    browser.loadChain = async () => network.chain()
    const next = await open()
    void next.place(bet, rules)
    await until(next, "settled")
    expect(network.charged).toHaveLength(1)
  })

  test("signs something else has its bet refused, and nothing is sent or stored", async () => {
    const send = vi.fn(async () => undefined)
    const sign = () => Promise.reject(new ChainError("wallet-changed-transaction", "The wallet changed the bet."))
    answer({ sign, send })
    const betting = await open()
    void betting.place(bet, rules)
    await until(betting, "failed")
    expect(failureOf(betting)).toMatchObject({ reason: "wallet-changed-transaction", moneyMoved: "no" })
    expect(send).not.toHaveBeenCalled()
    const next = await open()
    expect(phaseOf(next)).toBe("idle")
  })
})

describe("the price of a bet", () => {
  test("is asked for at once when it is played before the pause of typing is over", async () => {
    const quoteBet = vi.fn(async () => testQuote)
    const betting = await open()
    void betting.price(bet, quoteBet)
    await pass(1)
    const typed = { ...bet, wager: 2_000n }
    void betting.price(typed, quoteBet)
    await pass(1)
    expect(quoteBet).toHaveBeenCalledTimes(1)
    void betting.place(typed, { ...rules, quoteBet })
    await pass(1)
    expect(quoteBet.mock.calls.length).toBeGreaterThan(1)
    await until(betting, "settled")
  })

  test("that has changed since it was shown is shown first, and what is signed then is what was shown", async () => {
    const preparePlay = vi.fn<BetChain["preparePlay"]>((...play) => network.chain().preparePlay(...play))
    answer({ preparePlay })
    const betting = await open()
    await betting.price(bet, async () => testQuote)
    const dearer: BetRules = { ...rules, quoteBet: async () => ({ ...testQuote, creatorFeeBps: 60 }) }
    void betting.place(bet, dearer)
    await until(betting, "failed")
    expect(failureOf(betting).message).toBe("costs-changed")
    expect(preparePlay).not.toHaveBeenCalled()
    expect(betting.state().quote).toMatchObject({ creatorFeeBps: 60 })
    void betting.place(bet, dearer)
    await until(betting, "settled")
    expect(preparePlay.mock.calls[0]?.[0]).toMatchObject({ creatorFeeBps: 60, wager: 1_000n })
  })

  test("is computed from the wallet as the press has read it, once for all its checks", async () => {
    const betting = await open()
    // Until the readings that follow the opening are over.
    await pass(12_000)
    network.asked.length = 0
    const quoteBet = vi.fn<BetRules["quoteBet"]>(async () => testQuote)
    void betting.place(bet, { ...rules, quoteBet })
    await until(betting, "signing")
    expect(network.asked.filter((what) => what === "readHoldings")).toEqual(["readHoldings"])
    expect(quoteBet.mock.calls[0]?.[3]).toEqual(network.holdings)
  })
})
