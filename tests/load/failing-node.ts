import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { decoration } from "../../server/contract/games/decoration"

// A node that fails at random: `failing-node.ts <seed>` messages its address to its parent.
process.once("disconnect", () => process.exit())
const draw = decoration(process.argv[2] ?? "")

interface Call {
  id: unknown
  method: string
  params: unknown[]
}
const results: Record<string, (params: unknown[]) => unknown> = {
  getGenesisHash: () => "1".repeat(43),
  getMultipleAccounts: ([list]) => ({ context: { slot: 1 }, value: Array.isArray(list) ? list.map(() => null) : [] }),
  getLatestBlockhash: () => ({ context: { slot: 1 }, value: { blockhash: "1".repeat(43), lastValidBlockHeight: 9 } }),
}
const answer = ({ id, method, params }: Call) => ({ jsonrpc: "2.0", id, result: results[method]?.(params) ?? null })

const chunk = Buffer.alloc(1_000_000, "[")
function endless(reply: ServerResponse) {
  const more = () => {
    while (reply.write(chunk));
  }
  reply.on("drain", more)
  reply.on("error", () => reply.destroy())
  more()
}

type Failure = (reply: ServerResponse, body: string) => void
const said =
  (status: number, body = ""): Failure =>
  (reply) =>
    void reply.writeHead(status).end(body)
/** How often each happens, of ten thousand answers. The last two take a browser's patience, or twenty megabytes. */
const failures: readonly [number, Failure][] = [
  [600, said(429, "{}")],
  [300, said(413, "Payload too large")],
  [600, said(502)],
  [300, said(503, '{"error":"away"}')],
  [300, said(401)],
  [600, said(200, "<html></html>")],
  [300, said(200)],
  [300, said(200, '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no"}}')],
  [300, said(200, '[{"id":0,"result":[[[')],
  [300, said(200, '[{"id":77,"result":1},{"id":0,"error":{"code":1,"message":7}}]')],
  [300, (reply) => void reply.destroy()],
  [300, (reply, body) => void reply.write(body.slice(0, 9), () => reply.destroy())],
  [10, () => undefined],
  [5, endless],
]

function fail(reply: ServerResponse, body: string): boolean {
  let at = draw() * 10_000
  for (const [share, failure] of failures) {
    at -= share
    if (at >= 0) continue
    failure(reply, body)
    return true
  }
  return false
}

const server = createServer(async (request, reply) => {
  reply.on("error", () => reply.destroy())
  const body = await text(request).catch(() => "")
  if (request.method !== "POST" || body === "") return void reply.writeHead(405).end()
  // It knows its chain also while it fails, or nothing else would be asked.
  if (!body.includes("getGenesisHash") && fail(reply, body)) return
  const calls: Call | Call[] = JSON.parse(body)
  reply.end(JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)))
}).listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo // It listens on a port.
  process.send?.({ ready: `http://127.0.0.1:${port}` })
})
