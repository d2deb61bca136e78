import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { Answer, EndpointHealth } from "./endpoint-health"

const longestBody = 512 * 1024
/** Node closes an idle connection after five seconds: a client that a busy machine holds up would send its next call on a closed one. */
const keepAliveTimeoutMs = 130_000

/** A plain HTTP answer of a route beside JSON-RPC. */
export interface Reply {
  status: number
  body: unknown
  headers?: Record<string, string>
}

export interface RpcServerParts {
  endpoint: EndpointHealth
  /** Commands of a local network, by the path they are posted to. */
  commands: Readonly<Record<string, (body: string) => Reply | Promise<Reply>>>
  /** Hears of a command that failed. */
  onError: (error: unknown) => void
}

/** JSON-RPC at `/`, the commands of a local network at paths of their own, open to every origin as a public node is. */
export function createRpcServer(parts: RpcServerParts): Server {
  return createServer({ keepAliveTimeout: keepAliveTimeoutMs }, (request, response) => {
    for (const [name, value] of Object.entries(crossOrigin(request))) response.setHeader(name, value)
    if (request.method === "OPTIONS") return void response.writeHead(204).end()
    if (request.url === "/health") return void response.writeHead(200, { "content-type": "text/plain" }).end("ok")
    if (request.method !== "POST") return void response.writeHead(405, { allow: "POST, OPTIONS" }).end()
    readBody(request, (body) => {
      if (body === null) return void response.writeHead(413, { connection: "close" }).end("Body too large")
      const command = parts.commands[request.url ?? ""]
      if (command) return void obey(response, command, body, parts.onError)
      send(response, parts.endpoint.answer(body))
    })
  })
}

function send(response: ServerResponse, answer: Answer | null) {
  if (answer === null) return void response.writeHead(204).end()
  if (answer === "cut") return void response.destroy()
  if (answer === "never") return
  response.writeHead(answer.status, { "content-type": answer.type }).end(answer.body)
}

async function obey(
  response: ServerResponse,
  command: RpcServerParts["commands"][string],
  body: string,
  onError: RpcServerParts["onError"],
) {
  try {
    write(response, await command(body))
  } catch (error) {
    onError(error)
    write(response, { status: 500, body: { error: "The local network could not do this. Its log says why." } })
  }
}

function readBody(request: IncomingMessage, done: (body: string | null) => void) {
  const chunks: Buffer[] = []
  let length = 0
  request.on("data", (chunk: Buffer) => {
    length += chunk.length
    if (length <= longestBody) chunks.push(chunk)
    else if (length - chunk.length <= longestBody) done(null)
  })
  request.on("end", () => {
    if (length <= longestBody) done(Buffer.concat(chunks).toString("utf8"))
  })
}

function write(response: ServerResponse, { status, body, headers }: Reply) {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body))
}

function crossOrigin(request: IncomingMessage): Record<string, string> {
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "POST, OPTIONS",
    "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "content-type",
    "access-control-expose-headers": "retry-after",
    "access-control-max-age": "86400",
  }
}
