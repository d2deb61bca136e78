import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"

/** Stands between browser and site under an address of its own, and can be taken away like a server that is restarted. */
export class SiteRelay {
  private server = this.createServer()
  private port = 0
  /** Changes a reply of the site; undefined lets it through. */
  change: (path: string, body: string) => { status?: number; body: string } | undefined = () => undefined
  /** Answers in the site's place; undefined asks the site. */
  answer: (path: string, body: string) => { type: string; body: string } | undefined = () => undefined
  /** Lets a page of this relay hold the site in a frame. */
  framable = false

  private constructor(private readonly site: string) {}

  static async start(site: string): Promise<SiteRelay> {
    const relay = new SiteRelay(site)
    await relay.open()
    return relay
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  /** Listens at the same address as before. */
  async open(): Promise<void> {
    this.server = this.createServer()
    await new Promise<void>((resolve) => this.server.listen(this.port, "localhost", resolve))
    this.port = (this.server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve))
    this.server.closeAllConnections()
    await closed
  }

  private createServer() {
    return createServer((incoming, reply) => {
      this.pass(incoming, reply).catch((error: unknown) => reply.writeHead(502).end(String(error)))
    })
  }

  private async pass(incoming: IncomingMessage, reply: ServerResponse) {
    const { method = "GET", url = "/", headers } = incoming
    // A whole body each time, in plain text, so that it can be changed.
    const { "if-none-match": _, ...plain } = { ...headers, "accept-encoding": "identity" }
    const sent = await buffer(incoming)
    const own = this.answer(url, sent.toString())
    if (own) return reply.writeHead(200, { "content-type": own.type }).end(own.body)
    const asked = request(new URL(url, this.site), { method, headers: plain })
    asked.end(sent)
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      asked.on("response", resolve).on("error", reject),
    )
    const body = await buffer(answer)
    const { status, body: text } = this.change(url, body.toString()) ?? {}
    const { "content-length": _length, ...kept } = answer.headers
    if (this.framable) {
      delete kept["x-frame-options"]
      const policy = kept["content-security-policy"]
      if (typeof policy === "string") kept["content-security-policy"] = policy.replace(/;\s*frame-ancestors [^;]*/, "")
    }
    reply.writeHead(status ?? answer.statusCode ?? 502, kept).end(text ?? body)
  }
}
