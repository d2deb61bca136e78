import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { signaturePage } from "../../server/rpc/methods"

// A node whose every history has as many entries as a page may have: messages its address to its parent.
process.once("disconnect", () => process.exit())

const entry = (index: number) => ({
  signature: String(index).padStart(88, "5"),
  slot: 300_000_000 + index,
  err: null,
  memo: null,
  blockTime: 1_800_000_000,
  confirmationStatus: "finalized",
})
const page = JSON.stringify(Array.from({ length: signaturePage }, (_, index) => entry(index)))

interface Call {
  id: unknown
  method: string
}
const answer = ({ id, method }: Call) => {
  const result =
    method === "getSignaturesForAddress" ? page : method === "getGenesisHash" ? `"${"1".repeat(43)}"` : "null"
  return `{"jsonrpc":"2.0","result":${result},"id":${JSON.stringify(id)}}`
}

const server = createServer(async (request, reply) => {
  const body = await text(request).catch(() => "")
  if (request.method !== "POST" || body === "") return void reply.writeHead(405).end()
  const calls: Call | Call[] = JSON.parse(body)
  reply.end(Array.isArray(calls) ? `[${calls.map(answer)}]` : answer(calls))
}).listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo // It listens on a port.
  process.send?.({ ready: `http://127.0.0.1:${port}` })
})
