import { describe, expect, test } from "vitest"
import type { BetChain, Witness } from "../ports/bet-chain"
import { behindLiar, high, landed, opened, refused } from "./liar"
import { browser, eachTestInNewBrowser, network, pageIn, pass, phaseOf, playInto, testBet, until } from "./test-browser"

eachTestInNewBrowser()

describe("two nodes", () => {
  /** The second node answers only while a bet is in doubt, and honestly. */
  const beside = (honest: BetChain, lie: Partial<Witness>): Partial<BetChain> => ({
    async witnesses(transaction) {
      const [first, second] = await honest.witnesses(transaction)
      if (!first || !second) throw new Error("Two nodes answer")
      return [{ ...first, blockHeight: first.blockHeight + 1_000, isBlockhashValid: false, ...lie }, second]
    },
  })

  test("judge within 90 seconds that a bet never reached the network, and the next one may assert another seed", async () => {
    network.nodes = 2
    network.openAccount()
    network.dropsTransactions = true
    const page = browser.openPage()
    await opened(page)
    void page.play(testBet)
    await pass(90_000)
    expect(page.state().round).toMatchObject({ messageId: "BET_EXPIRED", moneyMoved: "no" })
    network.dropsTransactions = false
    if (network.account.value)
      network.account = { slot: network.slot, value: { ...network.account.value, nextRngSeedHashed: "another" } }
    void page.play(testBet)
    await pass(1_000)
    expect(network.charged).toHaveLength(1)
  })

  test("keep the program's own reason when both name a refusal", async () => {
    network.nodes = 2
    network.openAccount()
    network.refusesBets = true
    const page = await pageIn("failed")
    expect(page.state().round).toMatchObject({ messageId: "BET_ROLLED_BACK", moneyMoved: "no" })
  })

  test.each([
    ["a refusal", refused, { status: "failed" }],
    ["a landing", landed, { status: "landed" }],
    ["a height", high, { status: "not-found" }],
  ] as const)("do not agree on %s that one of them makes up", async (_, lies, lie) => {
    network.nodes = 2
    network.openAccount()
    const liar = behindLiar((honest) => ({ ...lies(honest), ...beside(honest, lie) }))
    const page = browser.openPage()
    await opened(page)
    await playInto(page, "failed")
    await pass(30_000)
    expect(page.state().round).toMatchObject({ moneyMoved: "unknown", freed: true })
    await liar.release()
    liar.becomeHonest()
    await until(page, "settled")
    expect(page.state().round).toMatchObject({
      note: "EARLIER_BET_COUNTED_ALONE",
      result: { clientSeed: "client-1" },
    })
  })

  test("free no bet without an assertion while one of them says that it can land", async () => {
    network.nodes = 2
    network.assertsCommitments = false
    network.openAccount()
    network.dropsTransactions = true
    behindLiar((honest) => ({ ...high(honest), ...beside(honest, {}) }))
    const page = browser.openPage()
    void page.play(testBet)
    await pass(55_000)
    expect(phaseOf(page)).toBe("overdue")
  })
})
