import { describe, expect, test, vi } from "vitest"
import { ChainError } from "../model/chain-error"
import type { BetChain, SignatureStatus, SignedTransaction } from "../ports/bet-chain"
import { systemClock } from "../system-clock"
import { behindLiar, givenUp, high, landed, opened, refused } from "./liar"
import {
  browser,
  eachTestInNewBrowser,
  laterPageIn,
  network,
  pageIn,
  pass,
  phaseOf,
  playInto,
  testBet,
  until,
} from "./test-browser"

eachTestInNewBrowser()

describe("one node's lie", () => {
  test.each([
    ["a height that is too high", high, "BET_OUT_OF_SIGHT"],
    ["a refusal", refused, "BET_REFUSED_BY_NODE"],
    ["a landing", landed, "BET_OUT_OF_SIGHT"],
  ])("%s frees the wallet, and of two bets the chain takes one stake", async (_, lies, messageId) => {
    network.openAccount()
    const liar = behindLiar(lies)
    const page = browser.openPage()
    await opened(page)
    await playInto(page, "failed")
    expect(page.state().round).toMatchObject({ messageId, moneyMoved: "unknown", freed: true })
    liar.becomeHonest()
    network.signingMs = 1_000
    await playInto(page, "signing")
    await liar.release()
    await until(page, "failed")
    expect(network.charged).toHaveLength(1)
    // The page takes its sentence back, and shows what became of the earlier bet.
    await until(page, "settled")
    expect(page.state().round).toMatchObject({ result: { clientSeed: "client-1", hashedSeed: "hash-0" } })
  })

  test("a landing does not end the sending of the bet", async () => {
    network.openAccount()
    const sent: string[] = []
    browser.loadChain = async () => {
      const honest = network.chain()
      const send = async ({ signature }: SignedTransaction) => void sent.push(signature)
      return { ...honest, send, signatureStatus: async () => ({ status: "landed", slot: network.slot + 1_000 }) }
    }
    await pageIn("confirming")
    await pass(20_000)
    expect(sent.length).toBeGreaterThan(3)
  })

  test("a forged account is no result", async () => {
    network.openAccount()
    const liar = behindLiar((honest) => ({
      async readGame() {
        const { slot, value } = await honest.readGame()
        const forged = { nonce: 1, status: "ready", clientSeed: "client-1", rngSeed: "forged", resultIndex: 1 } as const
        return { slot, value: value && network.signatures > 0 ? { ...value, ...forged, bet: testBet.betArray } : value }
      },
    }))
    const page = await pageIn("overdue")
    expect(page.state().round).toMatchObject({ notice: "RESULT_NOT_PROVEN" })
    liar.becomeHonest()
    await until(page, "settled")
    expect(page.state().round).toMatchObject({ result: { rngSeed: "seed-0" } })
  })

  test("another commitment beside an open bet takes no bet, until the longest wait is over", async () => {
    const { liar, page } = await givenUp()
    liar.becomeHonest()
    network.cancelBet()
    network.openAccount()
    const { value } = network.account
    if (value) network.account = { slot: network.slot, value: { ...value, nextRngSeedHashed: "another" } }
    await playInto(page, "failed")
    expect(page.state().round).toMatchObject({ messageId: "EARLIER_BET_OPEN", moneyMoved: "no" })
    expect(network.charged).toEqual([])
    await pass(15 * 60_000)
    void page.play(testBet)
    await pass(1_000)
    expect(network.charged).toHaveLength(1)
  })
})

test("a bet that counts after all is shown on the next page", async () => {
  network.openAccount()
  const liar = behindLiar(high)
  const page = await pageIn("failed")
  browser.leave(page)
  await liar.release()
  await pass(5_000)
  network.playElsewhere()
  liar.becomeHonest()
  const later = await laterPageIn("settled")
  expect(later.state().round).toMatchObject({ result: { clientSeed: "client-1", rngSeed: "seed-0" } })
})

test("a bet did not count when another one was drawn with its seed", async () => {
  const { liar, page } = await givenUp()
  liar.becomeHonest()
  network.playElsewhere()
  await pass(10_000)
  expect(page.state().round).toMatchObject({ messageId: "BET_NOT_COUNTED", moneyMoved: "no" })
})

test("a step that is out of sight may still count", async () => {
  network.openAccount()
  behindLiar(high)
  const page = browser.openPage()
  await playInto(page, "failed", { ...testBet, step: 2 })
  expect(page.state().round).toMatchObject({ messageId: "STEP_OUT_OF_SIGHT" })
})

test.each([
  ["before", 0],
  ["after", 5_000],
])(
  "a bet that the wallet took back is judged by the transaction that is confirmed %s the account shows it",
  async (_, ms) => {
    network.settleDelayMs = 60_000
    const page = browser.openPage()
    await opened(page)
    await playInto(page, "confirming")
    network.cancelBet()
    await pass(ms)
    page.accountCleared()
    await until(page, "failed")
    expect(page.state().round).toMatchObject({ reason: "cancelled", moneyMoved: "no" })
  },
)

test("says how long a bet may be out of sight, and that the network stands still", async () => {
  network.openAccount()
  network.dropsTransactions = true
  const page = await pageIn("overdue")
  expect(page.state().round).toMatchObject({ notice: "BET_LATE" })
  const { slot } = network
  vi.spyOn(network, "slot", "get").mockReturnValue(slot)
  await pass(32_000)
  expect(page.state().round).toMatchObject({ notice: "NETWORK_STANDS_STILL" })
})

test("a device's clock that is set forward ends no doubt", async () => {
  const { liar, page } = await givenUp()
  vi.setSystemTime(Date.now() + 20 * 60_000)
  if (network.account.value)
    network.account = { slot: network.slot, value: { ...network.account.value, nextRngSeedHashed: "another" } }
  await playInto(page, "failed")
  expect(page.state().round).toMatchObject({ messageId: "EARLIER_BET_OPEN" })
  liar.becomeHonest()
})

test.each([
  ["a guard of the wallet", "wallet", 1, "BET_STOPPED_SAYS_NODE", "unknown"],
  ["a guard of the wallet, as two nodes say,", "wallet", 2, "BET_STOPPED_BY_WALLET", "no"],
  ["the assertion of its commitment, as two nodes say,", "commitment", 2, "BET_STOPPED", "no"],
] as const)("a bet that %s stopped has its own sentence", async (_, by, nodes, messageId, moneyMoved) => {
  network.openAccount()
  network.refusesBets = true
  network.nodes = nodes
  const stopped: SignatureStatus = { status: "failed", reason: "6001", by }
  browser.loadChain = async () => ({ ...network.chain(), signatureStatus: async () => stopped })
  const page = await pageIn("failed")
  expect(page.state().round).toMatchObject({ messageId, moneyMoved })
})

test("an earlier bet that counted after all is shown with what stopped the later one", async () => {
  const { liar, page } = await givenUp()
  network.signingMs = 1_000
  await playInto(page, "signing")
  await liar.release()
  liar.becomeHonest()
  await until(page, "settled")
  expect(page.state().round).toMatchObject({ note: "EARLIER_BET_COUNTED", result: { clientSeed: "client-1" } })
})

test.each(["CommitmentGone", "NotKnownYet"])(
  "a bet that is refused for what passes (%s) is built anew",
  async (code) => {
    network.openAccount()
    let refusals = 0
    browser.loadChain = async () => {
      const honest = network.chain()
      const preparePlay: BetChain["preparePlay"] = async (play, extra) => {
        if (refusals++ === 0) throw new ChainError("simulation-failed", "Not yet", code)
        return honest.preparePlay(play, extra)
      }
      return { ...honest, preparePlay }
    }
    await pageIn("settled")
    expect([refusals, network.charged.length]).toEqual([2, 1])
  },
)

describe("a bet that asserts nothing", () => {
  test("is not given up on one word of a node before two minutes have passed", async () => {
    network.assertsCommitments = false
    network.openAccount()
    behindLiar(high)
    const page = browser.openPage()
    void page.play(testBet)
    await pass(118_000)
    expect(phaseOf(page)).toBe("overdue")
    await until(page, "failed")
    expect(page.state().round).toMatchObject({ messageId: "BET_EXPIRED", moneyMoved: "no" })
  })

  async function overdueOnDeadNetwork() {
    network.assertsCommitments = false
    network.openAccount()
    network.settleDelayMs = 5_000
    const page = await pageIn("confirming")
    network.down = true
    await until(page, "overdue")
    return page
  }

  test("frees the wallet after fifteen minutes, whatever nodes say", async () => {
    const page = await overdueOnDeadNetwork()
    await pass(15 * 60_000 - 60_000)
    expect(phaseOf(page)).toBe("overdue")
    await pass(60_000)
    expect(page.state().round).toMatchObject({ messageId: "BET_UNKNOWN", moneyMoved: "unknown", freed: true })
    page.dismiss()
    expect(phaseOf(page)).toBe("idle")
  })

  test.each([
    ["the server's time agrees with the device's after a sleep", 20, 20, true],
    ["the device's time alone is later", 20, 0, false],
    ["the server's time alone is later", 0, 20, false],
  ])("counts the wall clock where %s", async (_, deviceMinutes, serverMinutes, isFreed) => {
    let server = { startedAtMs: 0, atMs: performance.now() }
    systemClock.serverMs = () => server.startedAtMs + performance.now() - server.atMs
    const page = await overdueOnDeadNetwork()
    vi.setSystemTime(Date.now() + deviceMinutes * 60_000)
    server = { ...server, startedAtMs: serverMinutes * 60_000 }
    await pass(2_000)
    systemClock.serverMs = undefined
    expect(page.state().round).toMatchObject(isFreed ? { messageId: "BET_UNKNOWN", freed: true } : { phase: "overdue" })
  })

  test("says after fifteen minutes that it can no longer be placed, where the nodes say so and no more", async () => {
    network.assertsCommitments = false
    network.openAccount()
    behindLiar((honest) => ({
      ...landed(),
      witnesses: async (transaction) =>
        (await honest.witnesses(transaction)).map((each) => ({ ...each, status: "landed", game: null })),
    }))
    const page = browser.openPage()
    void page.play(testBet)
    await pass(15 * 60_000 + 1_000)
    expect(page.state().round).toMatchObject({ messageId: "BET_UNKNOWN_OVER", freed: true })
  })
})
