import { createServer, type RequestListener } from "node:http"
import { afterEach, expect, test, vi } from "vitest"
import { jsonRpc } from "./json-rpc"

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.restoreAllMocks()
})

async function node(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("The server has no port")
  return jsonRpc(`http://127.0.0.1:${address.port}`)
}

test("jsonRpc gives the result of the node", async () => {
  const call = await node((_, reply) => reply.end('{"jsonrpc":"2.0","id":1,"result":7}'))
  expect(await call("getSlot", [])).toBe(7)
})

test.each<[string, RequestListener, string]>([
  ["refuses", (_, reply) => reply.writeHead(429).end(), "The node answered 429 to getSlot"],
  ["answers with a page", (_, reply) => reply.end("<html>"), "The node's answer to getSlot is no JSON-RPC"],
  ["breaks off", (request) => request.socket.destroy(), "The Solana node could not be reached"],
])("jsonRpc says what happened when the node %s", async (_, answer, message) => {
  await expect((await node(answer))("getSlot", [])).rejects.toThrow(message)
})

test.each<[string, RequestListener]>([
  ["no answer", () => undefined],
  ["half an answer", (_, reply) => void reply.writeHead(200).write("{")],
])("jsonRpc leaves a node that gives %s after ten seconds", async (_, answer) => {
  const within = AbortSignal.timeout.bind(AbortSignal)
  const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => within(ms / 100))
  await expect((await node(answer))("getSlot", [])).rejects.toThrow("did not answer within 10 seconds")
  // Other files of this process may have requests of their own under way.
  expect(limit).toHaveBeenCalledWith(10_000)
})
