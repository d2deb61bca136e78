import { describe, expect, test } from "vitest"
import { testQuote } from "./approve-all"
import {
  testBet as bet,
  browser,
  eachTestInNewBrowser,
  laterPageIn,
  network,
  pageIn,
  pass,
  phaseOf,
  playInto,
  until,
} from "./test-browser"

const refusal = (text: string) => ({ id: "BET_REFUSED", text }) as const

eachTestInNewBrowser()

describe("a bet", () => {
  test("is signed once, drawn by the chain, and the next may come after it was shown", async () => {
    const page = browser.openPage()
    void page.play(bet)
    await playInto(page, "settled")
    void page.play(bet)
    expect(network.charged).toHaveLength(1)
    expect(page.state().round).toMatchObject({
      result: {
        nonce: 0,
        resultIndex: 0,
        payout: 2_000n,
        rngSeed: "seed-0",
        hashedSeed: "hash-0",
        clientSeed: "client-1",
      },
    })
    page.reveal()
    expect(page.state().results).toHaveLength(1)
    // A press during a bet is not kept for later.
    await pass(1_000)
    expect(phaseOf(page)).toBe("revealed")
    await playInto(page, "settled")
    expect(network.charged).toHaveLength(2)
  })

  test("is said to wait once for each thing it waits for, however often the chain is asked", async () => {
    network.settleDelayMs = 8_000
    const page = browser.openPage()
    const said: string[] = []
    page.subscribe(
      ({ round }) => round,
      ({ phase }) => said.push(phase),
    )
    await playInto(page, "settled")
    expect(said.filter((phase, index) => phase === said[index - 1])).toEqual([])
    expect(said.slice(-3)).toEqual(["sending", "confirming", "settled"])
  })

  test("that the wallet signs after the transaction has expired is signed anew, says why, and is charged once", async () => {
    network.openAccount()
    network.signingMs = 90_000
    const page = await pageIn("signing")
    await pass(30_000)
    network.signingMs = 10_000
    for (const ms of [61_000, 8_000]) {
      await pass(ms)
      expect(page.state().round).toMatchObject({ phase: "signing", notice: "SIGN_AGAIN" })
    }
    await until(page, "settled")
    expect(network.charged).toHaveLength(1)
  })

  test("that the wallet signs too late each time is given up, with nothing sent", async () => {
    network.openAccount()
    network.signingMs = 90_000
    const page = browser.openPage()
    void page.play(bet)
    await pass(280_000)
    await until(page, "failed")
    expect(page.state().round).toMatchObject({
      reason: "refused",
      moneyMoved: "no",
      message: "BLOCKHASH",
    })
    expect(network.charged).toEqual([])
    expect(network.signatures).toBe(3)
  })

  test.each([0, 10, 400, 5_000])("settled after %i ms is shown, ten times in a row", async (settleDelayMs) => {
    network.settleDelayMs = settleDelayMs
    const page = browser.openPage()
    for (let round = 0; round < 10; round += 1) {
      await playInto(page, "settled")
      page.reveal()
    }
    expect(page.state().results.map(({ nonce }) => nonce)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  })

  test("never reaches the network before its seed hash has stood on chain for a slot, not even the first one", async () => {
    const page = browser.openPage()
    for (let round = 0; round < 5; round += 1) {
      await playInto(page, "settled")
      const { result } = page.state().round as { result: { committedSlot: number; betSlot: number } }
      expect(result.committedSlot).toBeLessThan(result.betSlot)
      page.reveal()
    }
    expect(network.playsSentBeforeCommitment).toBe(0)
  })

  test("is found by polling when the subscription stays silent", async () => {
    network.deafSocket = true
    await pageIn("settled")
  })

  test.each([45_000, 90_000])("of a new wallet, whose dialog is open for %i ms, is placed", async (signingMs) => {
    network.signingMs = signingMs
    const page = browser.openPage()
    void page.play(bet)
    await pass(signingMs + 1_000)
    network.signingMs = 0
    await until(page, "settled")
    expect(network.charged).toHaveLength(1)
  })

  test("that another play followed is found among the wallet's transactions", async () => {
    const page = await pageIn("confirming")
    browser.leave(page)
    await pass(2_000)
    network.playElsewhere()
    const later = await laterPageIn("settled")
    expect(later.state().round).toMatchObject({ result: { nonce: 0, clientSeed: "client-1", payout: 2_000n } })
  })
})

/** A bet that asserts its commitment is given up on the node's word alone, which frees the wallet and proves nothing. */
const freed = { moneyMoved: "unknown", freed: true }

describe("nothing moves", () => {
  test("when the wallet declines", async () => {
    const page = browser.openPage()
    network.openAccount()
    network.signingMs = null
    await playInto(page, "failed")
    expect(page.state().round).toMatchObject({ reason: "rejected-by-wallet", moneyMoved: "no" })
    expect(network.charged).toEqual([])
  })

  test("when a policy refuses, in its own words", async () => {
    const page = browser.openPage({
      approval: { approve: async () => ({ refusal: refusal("You reached your loss limit.") }) },
    })
    await playInto(page, "failed")
    expect(page.state().round).toMatchObject({ message: "You reached your loss limit.", moneyMoved: "no" })
    expect(network.signatures).toBe(0)
  })

  test("when it is refused right before the signature", async () => {
    const page = browser.openPage({ approval: { stillApproved: async () => refusal("The costs have changed.") } })
    network.openAccount()
    await playInto(page, "failed")
    expect(page.state().round).toMatchObject({ reason: "refused", message: "The costs have changed." })
    expect([network.signatures, network.charged]).toEqual([0, []])
  })

  test("when it is refused after a wallet dialog that was open for long: what was signed is not sent", async () => {
    let asked = 0
    const stillApproved = async () => (++asked === 1 ? null : refusal("The pool has been paused."))
    const page = browser.openPage({ approval: { stillApproved } })
    network.openAccount()
    network.signingMs = 11_000
    await playInto(page, "failed")
    expect(page.state().round).toMatchObject({ message: "The pool has been paused.", moneyMoved: "no" })
    expect([asked, network.charged]).toEqual([2, []])
  })

  test("when the session ends while the bet is being approved: nothing is signed", async () => {
    let approve: (approved: { refusal: null; quote: typeof testQuote }) => void = () => undefined
    const page = browser.openPage({ approval: { approve: () => new Promise((resolve) => (approve = resolve)) } })
    network.openAccount()
    void page.play(bet)
    await pass(100)
    browser.leave(page)
    approve({ refusal: null, quote: testQuote })
    await pass(5_000)
    expect([network.signatures, network.charged]).toEqual([0, []])
  })

  test("while another tab plays with the same wallet", async () => {
    browser.locked = true
    const page = await pageIn("failed")
    expect(page.state().round).toMatchObject({
      reason: "busy-elsewhere",
      moneyMoved: "no",
      message: "PLAYING_ELSEWHERE",
    })
  })

  test("when the program rolls the bet back", async () => {
    network.openAccount()
    network.refusesBets = true
    const page = await pageIn("failed")
    expect(page.state().round).toMatchObject({
      reason: "program-refused",
      message: "BET_REFUSED_BY_NODE",
      ...freed,
    })
  })

  test("when the network loses every copy until the bet expires; not a moment earlier is another bet allowed", async () => {
    network.openAccount()
    network.signingMs = 100
    const page = await pageIn("signing")
    network.dropsTransactions = true
    await pass(50_000)
    expect(phaseOf(page)).toBe("overdue")
    void page.play(bet)
    expect(network.signatures).toBe(1)
    await until(page, "failed")
    expect(page.state().round).toMatchObject({
      reason: "expired",
      message: "BET_OUT_OF_SIGHT",
      ...freed,
    })
  })

  test("never because another node is ahead of the one that searched for the transaction", async () => {
    network.openAccount()
    network.signingMs = 100
    network.heightAhead = 1_000
    const page = await pageIn("signing")
    network.dropsTransactions = true
    await pass(3_000)
    expect(phaseOf(page)).toBe("sending")
    network.dropsTransactions = false
    await until(page, "settled")
  })

  test("when the player took the bet back elsewhere", async () => {
    network.settleDelayMs = 60_000
    const page = await pageIn("confirming")
    await pass(1_000)
    network.cancelBet()
    await until(page, "failed")
    expect(page.state().round).toMatchObject({
      message: "BET_OUT_OF_SIGHT",
      ...freed,
    })
  })
})

describe("a reload", () => {
  test("while signing leaves nothing behind", async () => {
    network.openAccount()
    network.signingMs = 1_000
    const page = await pageIn("signing")
    browser.leave(page)
    await pass(5_000)
    const later = browser.openPage()
    void later.open()
    await pass(1_000)
    expect(phaseOf(later)).toBe("idle")
    expect(network.charged).toEqual([])
  })

  test.each(["sending", "confirming", "settled"])("while %s shows the result once and charges once", async (phase) => {
    network.openAccount()
    network.dropsTransactions = phase === "sending"
    const page = await pageIn(phase)
    browser.leave(page)
    network.dropsTransactions = false
    await pass(3_000)

    const later = await laterPageIn("settled")
    expect(later.state().round).toMatchObject({ result: { clientSeed: "client-1", payout: 2_000n } })
    later.reveal()
    browser.leave(later)

    const last = browser.openPage()
    void last.open()
    await pass(1_000)
    expect(phaseOf(last)).toBe("idle")
    expect(last.state().results).toHaveLength(1)
    expect(network.charged).toHaveLength(1)
  })

  test("names the token the bet was placed with, whichever is selected by then", async () => {
    network.settleDelayMs = 2_000
    const page = await pageIn("confirming")
    browser.leave(page)
    const later = await laterPageIn("confirming", { mint: "another" })
    expect(later.state().betToken).toBe("mint")
    await until(later, "settled")
    expect(later.state().round).toMatchObject({ result: { token: "mint" } })
  })

  test("with storage that is tampered with starts empty", async () => {
    browser.storage.setItem("round", '{"pending":{"wire":7},"unrevealed":"x","history":-1}')
    const page = browser.openPage()
    void page.open()
    await pass(1_000)
    expect(phaseOf(page)).toBe("idle")
    expect(page.state().results).toEqual([])
  })

  test("a browser that keeps nothing still plays", async () => {
    const forbid = () => {
      throw new DOMException("denied", "SecurityError")
    }
    const page = await pageIn("settled", { storage: { getItem: forbid, setItem: forbid, removeItem: forbid } })
    page.reveal()
    expect(page.state().results).toHaveLength(1)
  })
})
