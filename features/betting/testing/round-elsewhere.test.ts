import { describe, expect, test } from "vitest"
import { browser, eachTestInNewBrowser, laterPageIn, network, pageIn, pass, phaseOf, until } from "./test-browser"

// One wallet on two devices, or in another app: the program has one game account for both.

eachTestInNewBrowser()

describe("a bet", () => {
  test("that a hundred plays on another device followed is found", async () => {
    const page = await pageIn("confirming")
    browser.leave(page)
    await pass(2_000)
    for (let play = 0; play < 100; play++) network.playElsewhere()
    const later = await laterPageIn("settled")
    expect(later.state().round).toMatchObject({ result: { nonce: 0, clientSeed: "client-1", payout: 2_000n } })
  })

  /** A page whose bet another device overtakes while the wallet signs it. */
  async function overtaken() {
    network.openAccount()
    network.signingMs = 3_000
    const page = await pageIn("signing")
    network.playElsewhere()
    return page
  }

  test("that a bet from another device overtook while it was signed is refused by the chain", async () => {
    const page = await overtaken()
    await until(page, "failed")
    expect(page.state().round).toMatchObject({ reason: "program-refused", freed: true })
    expect(network.charged).toEqual([])
  })

  test("that asserts nothing and was overtaken while it was signed has its own result, without the other one's commitment", async () => {
    network.assertsCommitments = false
    const page = await overtaken()
    await until(page, "settled")
    expect(page.state().round).toMatchObject({
      result: { nonce: 1, clientSeed: "client-1", rngSeed: "seed-1", hashedSeed: null, committedSlot: null },
    })
  })
})

describe("nothing moves", () => {
  test.each([
    ["closed the account", () => network.closeAccount(), { moneyMoved: "unknown", freed: true }],
    ["played on", () => network.playElsewhere(), { moneyMoved: "no", messageId: "BET_NOT_COUNTED" }],
  ])("when the player took the bet back elsewhere and %s", async (_, goOn, shown) => {
    network.settleDelayMs = 600_000
    const page = await pageIn("confirming")
    browser.leave(page)
    network.cancelBet()
    goOn()
    const later = browser.openPage()
    void later.open()
    // Two minutes, in which a node may still list a settlement.
    await pass(170_000)
    await until(later, "failed")
    expect(later.state().round).toMatchObject(shown)
  })

  test("is not said while the node does not list the bet, which is searched for more and more rarely", async () => {
    network.settleDelayMs = 600_000
    network.historyIsComplete = false
    const page = await pageIn("confirming")
    network.cancelBet()
    network.closeAccount()
    await pass(600_000)
    expect(phaseOf(page)).toBe("overdue")
    expect(network.asked.filter((what) => what === "settlementAfter").length).toBeLessThan(40)
    network.historyIsComplete = true
    await until(page, "failed")
  })
})
