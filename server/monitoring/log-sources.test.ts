import { expect, test } from "vitest"
import { nodeLogs } from "../indexer/transaction-logs"
import { silentLog } from "../log"
import { nodesOf } from "../rpc/nodes"
import { startNode } from "../testing/node"
import { parsingService, sourcesInOrder } from "./log-sources"
import type { TransactionSource } from "./transaction-cache"

const signature = "5".repeat(88)
const logsOf = (log: string) => ({ signature, slot: 7, timeMs: 9_000, fee: 5_000, failed: false, logs: [log] })

/** A parsing service with fixed answers by method, and what it was asked. */
function service(answers: Record<string, unknown>) {
  const asked: string[] = []
  const send: typeof fetch = async (url, init) => {
    const { pathname, search } = new URL(String(url))
    asked.push(`${init?.method ?? "GET"} ${pathname}${search}`)
    const answer = answers[init?.method ?? "GET"]
    return answer === undefined ? new Response("", { status: 404 }) : Response.json(answer)
  }
  return { asked, sources: parsingService("https://parser.example/v0/?api-key=hidden", send) }
}
const record = { slot: 7, blockTime: 9, meta: { err: null, fee: 5_000, logMessages: ["from the service"] } }

test("logs come from the service by id, then by list, then from the nodes in their order", async () => {
  const asked: string[] = []
  const node =
    (name: string, knows: boolean): TransactionSource =>
    async (signatures) => {
      asked.push(name)
      return signatures.map(() => (knows ? logsOf(name) : null))
    }
  const nodes = [node("own", false), node("backup", true), node("public", true)]
  const ask = async (answers: Record<string, unknown>) => {
    const { asked: ofService, sources } = service(answers)
    const [found] = await sourcesInOrder([...sources, ...nodes])([signature])
    return [ofService.map((call) => call.split("?")[0]), found?.logs[0]]
  }
  const [byId, byList] = [`GET /v0/transactions/${signature}`, "POST /v0/parsed-transactions"]
  expect(await ask({ GET: record })).toEqual([[byId], "from the service"])
  expect(await ask({ POST: [record] })).toEqual([[byId, byList], "from the service"])
  expect(asked).toEqual([])
  expect(await ask({ POST: [null] })).toEqual([[byId, byList], "backup"])
  expect(await ask({ GET: { something: "else" } })).toEqual([[byId, byList], "backup"])
  expect(asked).toEqual(["own", "backup", "own", "backup"])
  expect(service({}).asked.join()).not.toContain("hidden")
})

test("a list is asked for in one call, and sources that fail are skipped until none is left", async () => {
  const { asked, sources } = service({ POST: [record, null] })
  const [known, unknown] = await sourcesInOrder(sources)([signature, "4".repeat(88)])
  expect([known?.logs, unknown]).toEqual([["from the service"], null])
  expect(asked).toEqual(["POST /v0/parsed-transactions?api-key=hidden"])
  const away: TransactionSource = () => Promise.reject(new Error("away"))
  expect(await sourcesInOrder([away, async () => [logsOf("own")]])([signature])).toEqual([logsOf("own")])
  await expect(sourcesInOrder([away, away])([signature])).rejects.toThrow("away")
})

test("a transaction that the own node has forgotten is read from the next one", async () => {
  const header = { numRequiredSignatures: 0, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 0 }
  const transaction = {
    slot: 7,
    blockTime: 9,
    meta: { err: null, fee: 5_000, logMessages: ["from the backup"], preBalances: [], postBalances: [] },
    transaction: {
      signatures: [signature],
      message: { accountKeys: [], instructions: [], recentBlockhash: "1".repeat(32), header },
    },
    version: "legacy",
  }
  const own = await startNode({ getTransaction: () => null })
  const backup = await startNode({ getTransaction: () => transaction })
  try {
    const nodes = nodesOf({ ...own.endpoint, fallbacks: [backup.endpoint] }, silentLog)
    const [found] = await sourcesInOrder(nodeLogs(nodes))([signature])
    expect(found?.logs).toEqual(["from the backup"])
  } finally {
    own.close()
    backup.close()
  }
})
