import { logger } from "@dghrt/kernel/logger"
import { memoryStorage, type StoragePort, stored } from "@dghrt/kernel/storage"
import { describe, expect, test, vi } from "vitest"
import { emptyMemory, MAX_HISTORY, openRounds, type RoundMemory, roundMemory } from "./model/pending"
import { reserveForFirstBet, withReservedSpace } from "./round-memory"

const bet = {
  gameId: "slots",
  betArray: Array.from({ length: 256 }, () => 2_500_000),
  wager: 100_000_000n,
  metadata: "m",
}
const pending: RoundMemory["pending"] = {
  ...{
    bet,
    token: "So11111111111111111111111111111111111111112",
    nonce: 7,
    clientSeed: "1",
    hashedSeed: "a".repeat(64),
  },
  ...{
    committedSlot: 1,
    signature: "s".repeat(88),
    wire: "w".repeat(1_644),
    lastValidBlockHeight: 9,
    assertsCommitment: true,
    signedAtMs: 1,
  },
}
const result = (nonce: number): RoundMemory["history"][number] => ({
  ...{ bet: { ...bet, betArray: [20_000, 0] }, token: "m", nonce, resultIndex: 1, multiplierBps: 0, payout: 0n },
  ...{ clientSeed: "1", rngSeed: "b".repeat(64), hashedSeed: null, committedSlot: null, betSlot: null },
  ...{ jackpotPayout: 0n, signature: "s".repeat(88) },
})
const results = (count: number) => Array.from({ length: count }, (_, index) => result(count - index))

/** A browser that keeps no more characters than `limit.most`. */
function smallStorage(limit: { most: number }): StoragePort {
  const port = memoryStorage()
  return {
    ...port,
    setItem(key, value) {
      if (value.length > limit.most) throw new DOMException("full", "QuotaExceededError")
      port.setItem(key, value)
    },
  }
}

/** What a page of its own finds in the same browser. */
const nextPage = (port: StoragePort) => stored("round", roundMemory, emptyMemory, port).read()

describe("a wallet's memory in a browser that has no space left", () => {
  vi.spyOn(logger, "warn").mockImplementation(() => undefined)

  test.each([0, 1, 3, MAX_HISTORY])("a bet after %d results is remembered, none of which is lost", (count) => {
    const limit = { most: Number.POSITIVE_INFINITY }
    const port = smallStorage(limit)
    const memory = withReservedSpace(stored("round", roundMemory, emptyMemory, port))
    memory.write({ pending: null, unrevealed: null, unproven: [], history: results(count) })
    limit.most = port.getItem("round")?.length ?? 0
    expect(memory.write({ ...memory.read(), pending })).toBe(true)
    expect(nextPage(port)).toEqual({ pending, unrevealed: null, unproven: [], history: results(count) })
  })

  test("a wallet's first bet is remembered, when the space went after the wallet had come", () => {
    const limit = { most: Number.POSITIVE_INFINITY }
    const port = smallStorage(limit)
    const memory = withReservedSpace(stored("round", roundMemory, emptyMemory, port))
    reserveForFirstBet(memory, port)
    limit.most = port.getItem("round")?.length ?? 0
    expect(memory.write({ ...memory.read(), pending })).toBe(true)
    expect(nextPage(port).pending).toEqual(pending)
  })

  test("where even that is refused, the page sees what another one writes once there is space", () => {
    const limit = { most: 0 }
    const port = smallStorage(limit)
    const memory = withReservedSpace(stored("round", roundMemory, emptyMemory, port))
    reserveForFirstBet(memory, port)
    limit.most = Number.POSITIVE_INFINITY
    withReservedSpace(stored("round", roundMemory, emptyMemory, port)).write({ ...emptyMemory, pending })
    expect(memory.read().pending).toEqual(pending)
  })

  test.each([
    ["a bet under way", { ...emptyMemory, pending }],
    ["a result that was not shown", { ...emptyMemory, unrevealed: result(1) }],
    ["results", { ...emptyMemory, history: results(2) }],
  ])("%s that only this page remembers is kept when the wallet comes again", (_, remembered) => {
    const limit = { most: 0 }
    const port = smallStorage(limit)
    const memory = withReservedSpace(stored("round", roundMemory, emptyMemory, port))
    expect(memory.write(remembered)).toBe(false)
    reserveForFirstBet(memory, port)
    expect(memory.read()).toEqual(remembered)
    limit.most = Number.POSITIVE_INFINITY
    reserveForFirstBet(memory, port)
    expect(memory.read()).toEqual(remembered)
  })

  test("a bet under way, and what another version wrote, are left as they are when the wallet comes", () => {
    const port = memoryStorage()
    const memory = withReservedSpace(stored("round", roundMemory, emptyMemory, port))
    memory.write({ pending, unrevealed: null, unproven: [], history: [] })
    const underWay = port.getItem("round")
    reserveForFirstBet(memory, port)
    expect(port.getItem("round")).toBe(underWay)
    port.setItem("round", '{"from":"a later version"}')
    reserveForFirstBet(memory, port)
    expect(port.getItem("round")).toBe('{"from":"a later version"}')
  })

  test("bet after bet is remembered; the oldest results are dropped", () => {
    const limit = { most: Number.POSITIVE_INFINITY }
    const port = smallStorage(limit)
    const memory = withReservedSpace(stored("round", roundMemory, emptyMemory, port))
    memory.write({ pending: null, unrevealed: null, unproven: [], history: results(4) })
    limit.most = port.getItem("round")?.length ?? 0
    for (let nonce = 5; nonce < 60; nonce++) {
      expect(memory.write({ ...memory.read(), pending })).toBe(true)
      expect(memory.write({ ...memory.read(), pending: null, unrevealed: result(nonce) })).toBe(true)
      expect(nextPage(port).unrevealed).toEqual(result(nonce))
      memory.write({
        pending: null,
        unrevealed: null,
        unproven: [],
        history: [result(nonce), ...memory.read().history],
      })
      expect(nextPage(port).history[0]).toEqual(result(nonce))
    }
  })

  test("in a browser that was full before the wallet came a reload finds the bet, and a later page sees it once", () => {
    const limit = { most: 0 }
    const [port, tab] = [smallStorage(limit), memoryStorage()]
    const page = () =>
      withReservedSpace(
        stored("round", roundMemory, emptyMemory, port),
        stored("round in the tab", openRounds, null, tab),
      )
    page().write({ ...emptyMemory, pending })
    expect(page().read()).toEqual({ ...emptyMemory, pending })
    page().write({ ...page().read(), pending: null, unrevealed: result(1) })
    expect(page().read()).toEqual({ ...emptyMemory, unrevealed: result(1) })
    limit.most = Number.POSITIVE_INFINITY
    page().write({ ...emptyMemory, history: [result(1)] })
    expect(page().read()).toEqual({ ...emptyMemory, history: [result(1)] })
    expect(nextPage(port)).toEqual({ ...emptyMemory, history: [result(1)] })
  })

  test("without any space the page itself remembers all of it", () => {
    const memory = withReservedSpace(stored("round", roundMemory, emptyMemory, smallStorage({ most: 0 })))
    expect(memory.write({ pending, unrevealed: null, unproven: [], history: results(3) })).toBe(false)
    expect(memory.read()).toEqual({ pending, unrevealed: null, unproven: [], history: results(3) })
  })
})
