import { expect, test } from "vitest"
import { browser, eachTestInNewBrowser, network, pass, testBet } from "./test-browser"

// What the limits of the gateway are sized by (docs/scaling.md).

eachTestInNewBrowser()

/** How often each was asked for in a minute. */
async function inAMinute() {
  const before = network.asked.length
  await pass(60_000)
  const counts = new Map<string, number>()
  for (const name of network.asked.slice(before)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries(counts)
}

test("without a socket an idle session reads its figures three times a minute", async () => {
  network.openAccount()
  browser.createBetting().open()
  await pass(30_000)
  expect(await inAMinute()).toEqual({ readPool: 3, readHoldings: 3 })
})

test("without a socket a bet that is held reads its account 150 times a minute, and asks two nodes six times", async () => {
  network.openAccount()
  network.settleDelayMs = 600_000
  void browser.openPage().play(testBet)
  await pass(30_000)
  const { readGame = 0, witnesses = 0, ...others } = await inAMinute()
  expect(readGame).toBeGreaterThan(140)
  expect(readGame).toBeLessThanOrEqual(150)
  expect(witnesses).toBeLessThanOrEqual(6)
  expect(others).toEqual({})
})

test("without a socket a bet that no node has seen reads account, status and height 150 times a minute each", async () => {
  network.openAccount()
  network.dropsTransactions = true
  void browser.openPage().play(testBet)
  await pass(5_000)
  const { readGame = 0, signatureStatus = 0, blockHeight = 0, witnesses = 0, ...others } = await inAMinute()
  for (const count of [readGame, signatureStatus, blockHeight]) {
    expect(count).toBeGreaterThan(140)
    expect(count).toBeLessThanOrEqual(150)
  }
  expect(witnesses).toBeLessThanOrEqual(6)
  expect(others).toEqual({})
})
