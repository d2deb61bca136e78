import { expect, test, vi } from "vitest"
import { testQuote } from "./approve-all"
import { testBet as bet, browser, eachTestInNewBrowser, network, pageIn, pass, until } from "./test-browser"

eachTestInNewBrowser()

const record = { programId: "referral", accounts: [], data: new Uint8Array([1]) }

/** What the quotes say one after the other; the last one stays. */
function quoting(...quotes: (typeof testQuote)[]) {
  let asked = 0
  const approve = vi.fn(async () => {
    const quote = quotes[Math.min(asked, quotes.length - 1)] ?? testQuote
    asked += 1
    return { refusal: null, quote }
  })
  return { approve, stillApproved: async () => null }
}

test("instructions without space in the bet's transaction are signed and confirmed first, and the bet is quoted anew", async () => {
  const approval = quoting({ ...testQuote, instructionsBefore: [record] }, testQuote)
  await pageIn("settled", { approval })
  expect(approval.approve).toHaveBeenCalledTimes(2)
  // The record, the account and the bet.
  expect(network.signatures).toBe(3)
  expect(network.charged).toHaveLength(1)
})

test("a quote that asks for them again does not hold up the bet", async () => {
  await pageIn("settled", { approval: quoting({ ...testQuote, instructionsBefore: [record] }) })
  expect(network.charged).toHaveLength(1)
})

test("a first transaction that the wallet declines means that nothing was bet", async () => {
  network.signingMs = null
  const page = await pageIn("failed", { approval: quoting({ ...testQuote, instructionsBefore: [record] }, testQuote) })
  expect(page.state().round).toMatchObject({ moneyMoved: "no" })
  expect(network.charged).toEqual([])
})

test("a first transaction that never lands ends in a failure in which no money moved", async () => {
  network.dropsTransactions = true
  const page = browser.openPage({ approval: quoting({ ...testQuote, instructionsBefore: [record] }, testQuote) })
  void page.play(bet)
  await pass(61_000)
  await until(page, "failed")
  expect(page.state().round).toMatchObject({ moneyMoved: "no", reason: "network" })
})

test("a reloaded page waits for the first transaction that it sent, in place of asking for it again", async () => {
  const approval = quoting({ ...testQuote, instructionsBefore: [record] }, testQuote)
  network.dropsTransactions = true
  const left = await pageIn("preparing", { approval })
  await pass(3_000)
  expect(network.signatures).toBe(1)
  browser.leave(left)

  const page = browser.openPage({ approval })
  void page.play(bet)
  await pass(5_000)
  expect([page.state().round.phase, network.signatures]).toEqual(["preparing", 1])
  network.dropsTransactions = false
  await until(page, "settled")
  // The record, the account and the bet.
  expect(network.signatures).toBe(3)
})
