import type { SimulatedChain } from "@dghrt/betting/testing"
import {
  testBet as bet,
  eachTestInNewBrowser,
  pass,
  phaseOf,
  type TestBrowser,
  until,
} from "@dghrt/betting/testing/vitest"
import { subscribe } from "valtio/vanilla"
import { describe, expect, test } from "vitest"
import { betAnnouncer } from "./bet-announcer"

let browser: TestBrowser
let network: SimulatedChain

eachTestInNewBrowser((opened) => {
  browser = opened
  network = opened.network
}, betAnnouncer)

describe("a network that fails", () => {
  test("before the bet is signed says so within ten seconds", async () => {
    network.mute = true
    const page = browser.openPage()
    void page.play(bet)
    await pass(6_000)
    expect(page.state.round).toMatchObject({
      phase: "preparing",
      notice: expect.stringContaining("Nothing has been signed yet"),
    })
    await pass(4_000)
    expect(page.state.round).toMatchObject({ phase: "failed", reason: "network", moneyMoved: "no" })
  })

  test.each(["down", "mute"] as const)(
    "after the bet is signed (%s) keeps the bet, says so, and shows the result later",
    async (fault) => {
      const page = browser.openPage()
      void page.play(bet)
      await until(page, "confirming")
      network[fault] = true
      await pass(10_000)
      expect(page.state.round).toMatchObject({ notice: expect.stringContaining("Your bet is safe") })
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
    const page = browser.openPage()
    void page.play(bet)
    await until(page, "signing")
    network.dropsTransactions = true
    await pass(5_000)
    expect(phaseOf(page)).toBe("sending")
    network.dropsTransactions = false
    await until(page, "settled")
    expect(network.charged).toHaveLength(1)
  })

  test("while a page opens again and again resumes its bet once, and watches once", async () => {
    const page = browser.openPage()
    void page.play(bet)
    await until(page, "confirming")
    browser.leave(page)
    network.down = true
    const later = browser.openPage()
    for (let attempt = 0; attempt < 3; attempt++) {
      await Promise.all([expect(later.open()).rejects.toThrow(), pass(100)])
    }
    network.down = false
    const results = new Set<unknown>()
    const stop = subscribe(later.state, () => {
      if (later.state.round.phase === "settled") results.add(later.state.round.result)
    })
    await Promise.all([later.open(), pass(5_000)])
    stop()
    expect(results.size).toBe(1)
    // The round's own, and none of the bet that has ended.
    expect(network.watcherCount).toBe(1)
    expect(network.charged).toHaveLength(1)
  })
})
