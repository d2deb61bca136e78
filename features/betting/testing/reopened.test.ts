import { beforeEach, describe, expect, test } from "vitest"
import type { BetRules } from "../approve-bet"
import { testQuote } from "./approve-all"
import { testBet as bet, browser, eachTestInNewBrowser, network, pass, phaseOf, until } from "./test-browser"

eachTestInNewBrowser()
beforeEach(() => network.openAccount())

const rules: BetRules = { confirm: async () => true, policies: [], quoteBet: async () => testQuote }

async function reopened() {
  const betting = browser.createBetting()
  betting.open()
  betting.close()
  betting.open()
  await pass(1_000)
  return betting
}

describe("a betting that is closed and opened again, as a page in strict mode does", () => {
  test("reads its figures and plays a bet once", async () => {
    const betting = await reopened()
    expect(betting.state().facts.balance).toBe(network.holdings.balance)
    void betting.place(bet, rules)
    await until(betting, "settled")
    expect(network.charged).toHaveLength(1)
    betting.reveal()
    expect(betting.state().results).toHaveLength(1)
  })

  test("in mid-bet follows the bet to its result, once", async () => {
    const betting = await reopened()
    void betting.place(bet, rules)
    await until(betting, "confirming")
    betting.close()
    await pass(1_000)
    betting.open()
    await until(betting, "settled")
    expect(network.charged).toHaveLength(1)
  })

  test("is free when it was closed before the wallet signed, and a signature that comes later is not sent", async () => {
    network.signingMs = 3_000
    const betting = await reopened()
    void betting.place(bet, rules)
    await until(betting, "signing")
    betting.close()
    betting.open()
    await pass(10_000)
    expect([phaseOf(betting), network.charged]).toEqual(["idle", []])
  })
})

test("a listener that throws keeps neither the bet nor the other listeners from going on", async () => {
  const betting = await reopened()
  betting.subscribe(
    ({ round }) => round.phase,
    () => {
      throw new Error("A page's own fault")
    },
  )
  const heard: string[] = []
  betting.subscribe(
    ({ round }) => round.phase,
    (phase) => heard.push(phase),
  )
  void betting.place(bet, rules)
  await until(betting, "settled")
  expect(heard.at(-1)).toBe("settled")
})
