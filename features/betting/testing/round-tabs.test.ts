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

describe("a second tab, opened while a bet is under way", () => {
  test("shows the bet, takes no other, and has the result as well", async () => {
    network.settleDelayMs = 3_000
    const first = await pageIn("confirming")
    const second = browser.openPage()
    void second.open()
    await pass(100)
    expect(second.state()).toMatchObject({ round: { phase: "sending", bet }, betToken: "mint" })
    void second.play({ ...bet, gameId: "slots" })
    await until(second, "settled")
    expect(phaseOf(first)).toBe("settled")
    expect(network.charged).toHaveLength(1)
  })

  test("does not reveal again what the first tab has revealed by then", async () => {
    network.settleDelayMs = 3_000
    const first = await pageIn("confirming")
    const second = browser.openPage()
    void second.open()
    first.subscribe(
      ({ round }) => round,
      ({ phase }) => phase === "settled" && first.reveal(),
    )
    const said: string[] = []
    second.subscribe(
      ({ round }) => round,
      ({ phase }) => said.push(phase),
    )
    await until(second, "revealed")
    expect(said).not.toContain("settled")
  })

  test("that was refused a bet of its own continues the first tab's once that is closed, without a reload", async () => {
    network.openAccount()
    network.settleDelayMs = 3_000
    const first = browser.openPage()
    const second = browser.openPage()
    void second.open()
    await pass(100)
    await playInto(first, "confirming")
    await playInto(second, "failed")
    expect(second.state().round).toMatchObject({ phase: "failed", reason: "busy-elsewhere" })
    browser.leave(first)
    await until(second, "settled")
    expect(network.charged).toHaveLength(1)
  })

  test("is free again where the first tab's bet came to nothing", async () => {
    network.openAccount()
    network.signingMs = 100
    const first = await pageIn("signing")
    network.dropsTransactions = true
    await until(first, "sending")
    const second = browser.openPage()
    void second.open()
    await until(first, "failed")
    await until(second, "idle")
  })
})
