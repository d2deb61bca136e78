import { once } from "node:events"
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { pause } from "../../support/chain-player"

/** What a connection does to a request or to its reply. */
export const lineFaults = [
  "delay",
  "reset",
  "lost reply",
  "half a reply",
  "429",
  "503",
  "HTML",
  "stale slot",
  "silence",
  "duplicates",
  "hidden bet",
  "false refusal",
  "false landing",
] as const
export type LineFault = (typeof lineFaults)[number]

const raised = (_: string, name: string, height: string) => `${name}${Number(height) + 1_000}`
const status = (err: unknown) =>
  JSON.stringify({ slot: 1, confirmations: null, err, status: { Ok: null }, confirmationStatus: "confirmed" })
const saying = (said: string) => (reply: string) => reply.replace(/("value":\[)null(?=\])/g, `$1${said}`)
/** A liar keeps what is sent until it is mended, and says something else of it: that it expired, was refused, or is on chain. */
const lies: Partial<Record<LineFault, (reply: string) => string>> = {
  "hidden bet": (reply) => reply.replace(/("blockHeight":)(\d+)/g, raised),
  "false refusal": saying(status({ InstructionError: [2, { Custom: 6_001 }] })),
  "false landing": saying(status(null)),
}
export const isLie = (fault: string): boolean => fault in lies

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface LineHooks {
  /** Whether a fault applies to requests for this path; to all by default. */
  applies?: (path: string) => boolean
  /** Answers in the server's place; undefined asks it. */
  answer?: (path: string) => { status: number; type: string; body: string } | undefined
  /** Changes a page of the server. */
  page?: (html: string) => string
  /** The same change in a header that lists addresses. */
  policy?: (policy: string) => string
  /** Runs before a request is passed on. */
  before?: (body: string) => Promise<void> | undefined
  /** Runs after a request was answered. */
  after?: (body: string) => void
  headers?: Readonly<Record<string, string>>
}

const delayMs = 1_500
const noLongerThanMs = 15_000

/** Stands between a client and an HTTP server, and is as bad a connection as `fault` says. */
export class Line {
  fault: LineFault | null = null
  private readonly silenced = new Set<IncomingMessage>()
  private hidden: (() => Promise<unknown>)[] = []

  private constructor(
    private readonly target: string,
    private readonly hooks: LineHooks,
    private readonly server: Server,
  ) {
    server.on("request", (incoming: IncomingMessage, reply: ServerResponse) => {
      // The server is away, or the client has gone: either way this connection ends.
      this.pass(incoming, reply).catch(() => incoming.socket.destroy())
    })
  }

  static async open(target: string, hooks: LineHooks = {}): Promise<Line> {
    const server = createServer()
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    return new Line(target, hooks, server)
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  mend() {
    this.fault = null
    for (const { socket } of this.silenced) socket.destroy()
    this.silenced.clear()
    for (const release of this.hidden.splice(0)) void release().catch(() => undefined)
  }

  async close() {
    this.mend()
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, "close")
  }

  private async pass(incoming: IncomingMessage, reply: ServerResponse) {
    const { url: path = "/" } = incoming
    const body = await buffer(incoming)
    const own = this.hooks.answer?.(path)
    if (own) return void reply.writeHead(own.status, { "content-type": own.type }).end(own.body)
    const text = body.toString()
    await this.hooks.before?.(text)
    const fault = this.hooks.applies?.(path) === false ? null : this.fault
    switch (fault) {
      case "reset":
        return void incoming.socket.destroy()
      case "429":
        return void reply.writeHead(429, { "content-type": "text/plain", "retry-after": "1" }).end("Too many requests")
      case "503":
        return void reply.writeHead(503, { "content-type": "text/plain" }).end("Service unavailable")
      case "HTML":
        return void reply.writeHead(200, { "content-type": "text/html" }).end("<html><body>Bad Gateway</body></html>")
      case "silence":
        this.silenced.add(incoming)
        return
      case "delay":
        await pause(delayMs)
        break
      case "hidden bet":
      case "false refusal":
      case "false landing": {
        if (!text.includes('"sendTransaction"')) break
        this.hidden.push(() => this.ask(incoming, path, body))
        return void reply.writeHead(200, { "content-type": "application/json" }).end(takenReply(text))
      }
      case "duplicates":
        await this.ask(incoming, path, body)
        break
      default:
    }
    const answer = await this.ask(incoming, path, body)
    if (fault === "lost reply") return void incoming.socket.destroy()
    const sent = this.changed(answer, fault)
    const { "content-length": _, connection: __, "transfer-encoding": ___, ...headers } = answer.headers
    const policy = headers["content-security-policy"]
    if (typeof policy === "string" && this.hooks.policy) headers["content-security-policy"] = this.hooks.policy(policy)
    const hasBody = answer.status !== 304 && answer.status !== 204 && incoming.method !== "HEAD"
    reply.writeHead(answer.status, { ...headers, ...(hasBody && { "content-length": String(sent.length) }) })
    if (fault === "half a reply" && sent.length > 1) {
      reply.write(sent.subarray(0, sent.length >> 1))
      await pause(50)
      return void incoming.socket.destroy()
    }
    reply.end(hasBody ? sent : undefined)
    this.hooks.after?.(text)
  }

  private changed({ headers, body }: Answer, fault: LineFault | null): Buffer {
    if (this.hooks.page && headers["content-type"]?.startsWith("text/html"))
      return Buffer.from(this.hooks.page(body.toString()))
    const lie = fault && lies[fault]
    if (lie) return Buffer.from(lie(body.toString()))
    if (fault !== "stale slot") return body
    const aged = body.toString().replace(/("(?:slot|absoluteSlot|blockHeight)":)(\d+)/g, (_, name: string, slot) => {
      return `${name}${Math.max(0, Number(slot) - 150)}`
    })
    return Buffer.from(aged)
  }

  private async ask(incoming: IncomingMessage, path: string, body: Buffer): Promise<Answer> {
    const headers = { ...incoming.headers, ...this.hooks.headers, connection: "close" }
    // What is changed has to be readable.
    if (this.hooks.page) delete headers["accept-encoding"]
    const asked = request(new URL(path, this.target), { method: incoming.method ?? "GET", headers })
    asked.setTimeout(noLongerThanMs, () => asked.destroy(new Error("The server is silent")))
    asked.end(body)
    const [answer]: [IncomingMessage] = (await once(asked, "response")) as [IncomingMessage]
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) }
  }
}

/** As a node answers that takes a transaction: nobody looks at the signature. */
function takenReply(body: string): string {
  const taken = (call: { id: unknown }) => ({ jsonrpc: "2.0", id: call.id, result: "1".repeat(64) })
  const calls: { id: unknown } | { id: unknown }[] = JSON.parse(body)
  return JSON.stringify(Array.isArray(calls) ? calls.map(taken) : taken(calls))
}
