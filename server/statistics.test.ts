import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { silentLog } from "./log"
import { type Statistics, startStatistics } from "./statistics"
import { testConfig } from "./testing/test-api"

const slotReply = (body: string) =>
  body.includes('"getSlot"') ? { jsonrpc: "2.0", id: JSON.parse(body).id, result: 7 } : { jsonrpc: "2.0", id: 1 }

/** A node that answers `getSlot` and counts how often it was asked. */
async function countingNode() {
  let slots = 0
  const server = createServer(async (request, reply) => {
    let body = ""
    for await (const part of request) body += part
    if (body.includes('"getSlot"')) slots += 1
    reply.end(JSON.stringify(slotReply(body)))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo // It listens on a port.
  return { rpcUrl: `http://127.0.0.1:${port}`, slots: () => slots, close: () => server.close() }
}

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

test("a thousand viewers that ask whether the server is ready cost the node one call a second", async () => {
  const node = await countingNode()
  const database = () => Promise.reject(new Error("no database"))
  const config = { ...testConfig, rpcUrl: node.rpcUrl, wsUrl: node.rpcUrl.replace("http", "ws") }
  const statistics: Statistics = startStatistics({ config, database, log: silentLog })
  open.push(statistics, node)
  const askAll = () => Promise.all(Array.from({ length: 1_000 }, () => statistics.readiness()))
  expect((await askAll())[0]).toEqual({ database: false, chain: true, indexerLagMs: null })
  await askAll()
  expect(node.slots()).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 1_050))
  await askAll()
  expect(node.slots()).toBe(2)
})
