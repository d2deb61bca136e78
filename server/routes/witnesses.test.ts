import { afterEach, expect, test } from "vitest"
import { createApp } from "../app"
import { silentLog } from "../log"
import { nodesOf } from "../rpc/nodes"
import { startNode, type TestNode } from "../testing/node"
import { host, testOptions } from "../testing/test-api"

const open: TestNode[] = []
afterEach(() => {
  for (const node of open.splice(0)) node.close()
})

const question = { signature: "5".repeat(88), blockhash: "1".repeat(32), account: "1".repeat(32) }
const honest = {
  getEpochInfo: () => ({ blockHeight: 5 }),
  isBlockhashValid: () => ({ value: true }),
  getSignatureStatuses: () => ({ value: [null] }),
}

async function witnessApp(getAccountInfo: (params: unknown[]) => unknown) {
  const nodes = [
    await startNode({ ...honest, getAccountInfo }),
    await startNode({ ...honest, getAccountInfo: () => ({ value: null }) }),
  ]
  open.push(...nodes)
  const [own, fallback] = nodes.map(({ endpoint }) => endpoint)
  const config = { rpcUrl: "", wsUrl: "", ...own, fallbacks: fallback ? [fallback] : [] }
  const app = createApp({ ...testOptions(), nodes: nodesOf(config, silentLog) })
  const ask = async (asked: object = question, headers: Record<string, string> = { origin: `https://${host}` }) =>
    app.request("/api/rpc/witnesses", {
      method: "POST",
      headers: { host, "content-type": "application/json", ...headers },
      body: JSON.stringify(asked),
    })
  return { ask, asked: () => nodes.flatMap((node) => node.asked) }
}

test("of an account as large as a node has it no more is asked for than a game account has", async () => {
  const bytes = Buffer.alloc(5_000_000, 7)
  const { ask } = await witnessApp((params) => {
    const [, options] = params as [string, { dataSlice?: { offset: number; length: number } }] // As a witness is asked.
    const { offset = 0, length = bytes.length } = options.dataSlice ?? {}
    return { value: { lamports: 1, data: [bytes.subarray(offset, offset + length).toString("base64"), "base64"] } }
  })
  const reply = await ask()
  expect(reply.status).toBe(200)
  const text = await reply.text()
  expect(text.length).toBeLessThan(21_000)
  expect(JSON.parse(text).nodes).toHaveLength(2)
})

test("a node that answers with more than it was asked for is no witness, and the next one is", async () => {
  const data = "A".repeat(4_000_000)
  const { ask } = await witnessApp(() => ({ value: { lamports: 1, data: [data, "base64"] } }))
  const { nodes } = (await (await ask()).json()) as { nodes: { account: unknown }[] }
  expect(nodes).toEqual([expect.objectContaining({ account: null, status: "not-found" })])
})

test.each([
  ["a signature", { ...question, signature: "z".repeat(88) }],
  ["a block", { ...question, blockhash: "2".repeat(33) }],
  ["an account", { ...question, account: "z".repeat(44) }],
])("what has the letters of %s and not its length is asked of no node", async (_, asked) => {
  const witnesses = await witnessApp(() => ({ value: null }))
  expect((await witnesses.ask(asked)).status).toBe(400)
  expect(witnesses.asked()).toEqual([])
})

test("without an Origin, which every browser sends, an address asks no more than ten players do", async () => {
  const { ask } = await witnessApp(() => ({ value: null }))
  const statuses = new Map<number, number>()
  for (let count = 0; count < 190; count++) {
    const { status } = await ask({ ...question, account: undefined }, {})
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 180, 429: 10 })
  expect((await ask()).status).toBe(200)
})
