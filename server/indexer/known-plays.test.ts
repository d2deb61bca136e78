import { afterEach, expect, test } from "vitest"
import { silentLog } from "../log"
import { wallet } from "../testing/mixed-batches"
import { startNode, type TestNode } from "../testing/node"
import { knownPlays } from "./known-plays"
import { readingConnection } from "./play-chain"

let node: TestNode
afterEach(() => node.close())

test("one address has 120 histories read in a minute, waits for more, and other addresses do not wait", async () => {
  node = await startNode({
    getAccountInfo: () => ({ context: { slot: 1 }, value: null }),
    getSignaturesForAddress: () => [],
  })
  let nowMs = 0
  const plays = knownPlays({
    connection: readingConnection(node.endpoint.rpcUrl),
    creator: wallet(0),
    stored: async () => [],
    log: silentLog,
    nowMs: () => nowMs,
  })
  const found = await Promise.all(Array.from({ length: 130 }, (_, index) => plays(wallet(index), "10.0.0.1")))
  expect(node.asked.filter((method) => method === "getSignaturesForAddress")).toHaveLength(120)
  expect(found.filter((each) => each === null)).toHaveLength(10)
  expect(await plays(wallet(1), "10.0.0.2")).toEqual([])
  nowMs = 60_000
  expect(await plays(wallet(1), "10.0.0.1")).toEqual([])
})
