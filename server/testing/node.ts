import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Endpoint } from "../contract/rpc-endpoints"

type Answers = Record<string, (params: unknown[]) => unknown>

export interface TestNode {
  endpoint: Endpoint
  /** The methods that were asked, in their order. */
  asked: string[]
  close(): void
}

/** A Solana node with these answers, and null to everything else. */
export async function startNode(answers: Answers, genesisHash = "1".repeat(43)): Promise<TestNode> {
  const asked: string[] = []
  const answer = ({ id, method, params }: { id: unknown; method: string; params: unknown[] }) => {
    asked.push(method)
    const result = method === "getGenesisHash" ? genesisHash : (answers[method]?.(params) ?? null)
    return { jsonrpc: "2.0", id, result }
  }
  const server = createServer(async (request, reply) => {
    // A socket is refused: this node answers over HTTP alone.
    if (request.method !== "POST") return void reply.writeHead(405).end()
    let body = ""
    for await (const part of request) body += part
    const calls = JSON.parse(body)
    reply.end(JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo // It listens on a port.
  const host = `127.0.0.1:${port}`
  return {
    endpoint: { rpcUrl: `http://${host}`, wsUrl: `ws://${host}` },
    asked,
    close: () => server.close(),
  }
}
