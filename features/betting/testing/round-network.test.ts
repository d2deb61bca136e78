import { describe, expect, test } from "vitest"
import {
  testBet as bet,
  browser,
  eachTestInNewBrowser,
  network,
  pageIn,
  pass,
  phaseOf,
  playInto,
  until,
} from "./test-browser"

eachTestInNewBrowser()

describe("a network that fails", () => {
  test("before the bet is signed says so within ten seconds", async () => {
    network.mute = true
    const page = browser.openPage()
    void page.play(bet)
    await pass(6_000)
    expect(page.state().round).toMatchObject({
      phase: "preparing",
      notice: "WAITING_FOR_NETWORK",
    })
    await pass(4_000)
    expect(page.state().round).toMatchObject({ phase: "failed", reason: "network", moneyMoved: "no" })
  })

  test.each(["down", "mute"] as const)(
    "after the bet is signed (%s) keeps the bet, says so, and shows the result later",
    async (fault) => {
      const page = await pageIn("confirming")
      network[fault] = true
      await pass(10_000)
      expect(page.state().round).toMatchObject({ notice: "WAITING_FOR_RESULT" })
      await pass(60_000)
      expect(phaseOf(page)).toBe("overdue")
      network[fault] = false
      await until(page, "settled")
      expect(network.charged).toHaveLength(1)
    },
  )

  test("that loses the first copies gets the bet again until it lands", async () => {
    network.openAccount()
    network.signingMs = 100
    const page = await pageIn("signing")
    network.dropsTransactions = true
    await pass(5_000)
    expect(phaseOf(page)).toBe("sending")
    network.dropsTransactions = false
    await until(page, "settled")
    expect(network.charged).toHaveLength(1)
  })

  test.each([
    ["with its slot, once they come", 8_000, expect.any(Number)],
    ["without its slot, after twenty seconds", 60_000, null],
  ])("that refuses the statuses alone shows the result %s", async (_, refusedMs, betSlot) => {
    network.openAccount()
    network.signingMs = 100
    const page = await pageIn("signing")
    network.refuses.add("signatureStatus")
    setTimeout(() => network.refuses.clear(), refusedMs)
    await pass(7_000)
    expect(page.state().round).toMatchObject({ notice: "WAITING_FOR_RESULT" })
    await pass(15_000)
    expect(page.state().round).toMatchObject({ phase: "settled", result: { nonce: 0, betSlot } })
    expect(network.charged).toHaveLength(1)
  })

  test("while a page opens again and again resumes its bet once, and watches once", async () => {
    const page = await pageIn("confirming")
    browser.leave(page)
    network.down = true
    const later = browser.openPage()
    for (let attempt = 0; attempt < 3; attempt++) {
      await Promise.all([expect(later.open()).rejects.toThrow(), pass(100)])
    }
    network.down = false
    const results = new Set<unknown>()
    const stop = later.subscribe(
      ({ round }) => round,
      (round) => round.phase === "settled" && results.add(round.result),
    )
    await Promise.all([later.open(), pass(5_000)])
    stop()
    expect(results.size).toBe(1)
    // The round's own, and none of the bet that has ended.
    expect(network.watcherCount).toBe(1)
    expect(network.charged).toHaveLength(1)
  })
})

describe("a socket that is open", () => {
  const openPage = () => {
    network.openSocket = true
    network.openAccount()
    return browser.openPage()
  }

  test("reports the result, which is shown at once and with the slot of the bet, without looking for it", async () => {
    const page = openPage()
    await pass(500)
    await playInto(page, "confirming")
    const before = network.asked.length
    await until(page, "settled")
    expect(network.asked.slice(before)).toEqual(["signatureStatus"])
    expect(page.state().round).toMatchObject({ result: { nonce: 0, betSlot: network.account.slot - 1 } })
  })

  test("and says nothing delays the result by a second at most", async () => {
    const page = openPage()
    network.deafSocket = true
    await pass(500)
    await playInto(page, "sending")
    await pass(1_500)
    expect(phaseOf(page)).toBe("settled")
  })

  test("and closes in the middle of a bet is not waited for", async () => {
    network.settleDelayMs = 3_000
    const page = openPage()
    await pass(500)
    await playInto(page, "confirming")
    Object.assign(network, { openSocket: false, deafSocket: true })
    await pass(3_900)
    expect(phaseOf(page)).toBe("settled")
  })

  test("reports a bet of an earlier page only once it changes, so the account is read at once", async () => {
    const page = openPage()
    await pass(500)
    await playInto(page, "confirming")
    browser.leave(page)
    await pass(10_000)
    const next = browser.openPage()
    void next.open()
    await pass(100)
    expect(phaseOf(next)).toBe("settled")
  })

  test("and repeats itself does not keep a bet that was lost from being sent again", async () => {
    const page = openPage()
    await pass(500)
    network.dropsTransactions = true
    await playInto(page, "sending")
    for (let repeated = 0; repeated < 20; repeated++) {
      network.repeat()
      await pass(100)
    }
    expect(phaseOf(page)).toBe("sending")
    network.dropsTransactions = false
    await pass(3_500)
    expect(phaseOf(page)).toBe("settled")
    expect(network.charged).toHaveLength(1)
  })

  test("reports the first hash of a new wallet, and the bet is signed after the slot of it", async () => {
    network.openSocket = true
    await pageIn("settled")
    expect(network.playsSentBeforeCommitment).toBe(0)
    expect(network.asked.filter((call) => call === "readGame")).toHaveLength(2)
  })

  test("that is silent about the first hash delays a new wallet's bet by two seconds", async () => {
    Object.assign(network, { openSocket: true, deafSocket: true })
    const page = browser.openPage()
    void page.play(bet)
    await pass(5_000)
    expect(phaseOf(page)).toBe("settled")
    expect(network.playsSentBeforeCommitment).toBe(0)
  })
})
