import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, test } from "vitest"
import { deepNestJson } from "../../server/testing/deep-nest"
import { openStorage, type TestStorage } from "../../server/testing/storage"
import { type ApiProcess, startApi } from "../support/api-process"
import { sol } from "../support/sol"

/** Fails or throws in the server's process, as a defect would: on the message of its parent. */
const defects = `process.on("message", (say) => {
  if (say === "reject") void Promise.reject(new Error("Nobody hears this."))
  if (say === "throw") throw new Error("Nobody catches this.")
})`

let node: Server
let asked = 0
let storage: TestStorage
let api: ApiProcess
beforeAll(async () => {
  // Says which chain it is, and answers 502 to everything else.
  node = createServer(async (request, reply) => {
    const body = await text(request)
    if (body.includes("getGenesisHash")) return void reply.end(`{"jsonrpc":"2.0","id":1,"result":"${"1".repeat(43)}"}`)
    if (body.includes("getMultipleAccounts")) asked += 1
    reply.writeHead(502).end()
  }).listen(0, "127.0.0.1")
  await once(node, "listening")
  const { port } = node.address() as AddressInfo // It listens on a port.
  const url = `127.0.0.1:${port}`
  storage = await openStorage("embedded")
  api = await startApi({
    place: storage.place,
    config: {
      ...{ cluster: "localnet", rpcUrl: `http://${url}`, wsUrl: `ws://${url}`, tokens: [sol] },
      creator: "11111111111111111111111111111111",
    },
    environment: {
      METRICS: "on",
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(defects)}`,
    },
  })
}, 120_000)
afterAll(async () => {
  await api.stop()
  await storage.close()
  node.close()
})

const read = `{"jsonrpc":"2.0","id":"good","method":"getAccountInfo","params":["${"1".repeat(32)}",{"encoding":"base64"}]}`
const bad = (method: string, params: string) => `{"jsonrpc":"2.0","id":"bad","method":"${method}","params":${params}}`
const health = async () => (await fetch(`${api.url}/api/health`)).status
const isAlive = () => api.child.exitCode === null && api.child.signalCode === null

test.each([
  ["a parameter that is no text", bad("getProgramAccounts", '[{"toString":1}]')],
  ["a deep nest", bad("getAccountInfo", `["${"1".repeat(32)}",${deepNestJson}]`)],
])("one request with a read that the node fails and a call with %s ends no process", async (_, call) => {
  for (let time = 0; time < 5; time++) {
    const before = asked
    const response = await fetch(`${api.url}/api/rpc`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: `[${read},${call}]`,
    })
    await expect.poll(() => asked).toBeGreaterThan(before)
    expect([response.status, await response.json()]).toMatchObject([
      503,
      [
        { id: "good", error: { code: -32_603 } },
        { id: "bad", error: { code: -32_602 } },
      ],
    ])
    expect(await health()).toBe(200)
  }
  expect(isAlive()).toBe(true)
})

test("an unhandled rejection is counted and ends nothing, an uncaught exception ends the process", async () => {
  const counted = async () => {
    const metrics = await (await fetch(`${api.url}/api/metrics`)).text()
    return /^casino_unhandled_rejections_total (\d+)$/m.exec(metrics)?.[1]
  }
  expect(await counted()).toBe("0")
  api.child.send("reject")
  await expect.poll(counted).toBe("1")
  expect([await health(), isAlive()]).toEqual([200, true])
  const ended = once(api.child, "exit")
  api.child.send("throw")
  expect((await ended)[0]).toBe(1)
})
