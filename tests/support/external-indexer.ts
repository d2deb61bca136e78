import { once } from "node:events"
import { createServer, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { DatabasePlace } from "../../server/database/open-database"
import { type ApiProcess, startApi } from "./api-process"

/**
 * Another casino's server as an indexer, at an origin of its own. It answers only the calls that .env.example names and admits
 * every site, as a public indexer does.
 */
export class ExternalIndexer {
  /** Pathnames that were asked for. */
  readonly asked = new Set<string>()
  private api: ApiProcess | null = null
  private down = false
  private constructor(private readonly server: Server) {}

  /** Its address is known before the chain that it reads. */
  static async listen(): Promise<ExternalIndexer> {
    const server = createServer((request, response) => void indexer.reply(request.url ?? "/", response))
    const indexer = new ExternalIndexer(server)
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    return indexer
  }

  /** What INDEXER_URL says. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`
  }

  async read(config: object, place: DatabasePlace): Promise<void> {
    this.api = await startApi({ config, place })
  }

  setDown(down: boolean) {
    this.down = down
  }

  private async reply(url: string, response: ServerResponse) {
    const path = url.replace(/^\/v1/, "")
    this.asked.add(new URL(path, "http://indexer").pathname)
    response.setHeader("access-control-allow-origin", "*")
    if (this.down || this.api === null || !/^\/(events|stats|players|pools)\b/.test(path)) {
      response.writeHead(this.down ? 503 : 404).end()
      return
    }
    const { status, headers, body } = await fetch(`${this.api.url}/api${path}`)
    response.writeHead(status, { "content-type": headers.get("content-type") ?? "application/json" })
    response.end(Buffer.from(await new Response(body).arrayBuffer()))
  }

  async close(): Promise<void> {
    await this.api?.stop()
    this.server.closeAllConnections()
    this.server.close()
  }
}
