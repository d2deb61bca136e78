import type { Keypair } from "@solana/web3.js"
import { Line } from "./line"
import { pageScript } from "./page-script"
import { SocketLine } from "./socket-line"
import type { World } from "./world"

const scriptPath = "/chaos-page.js"

/** The ways from one player's page to the site and to the chain, each of which can have faults of its own. */
export interface Lines {
  site: Line
  node: Line
  second: Line
  socket: SocketLine
}

/** What a player wants to know of what passes, and what it takes away. */
interface Passing {
  beforeSending(): Promise<void> | undefined
  afterSending(): void
  chunksAreGone(): boolean
}

/** `direct` players ask the node, the others the server's gateway. */
export async function openLines(
  name: string,
  wallet: Keypair,
  direct: boolean,
  world: World,
  passing: Passing,
): Promise<Lines> {
  const { chain } = world
  const sends = (body: string) => body.includes('"sendTransaction"')
  const hooks = {
    before: (body: string) => (sends(body) ? passing.beforeSending() : undefined),
    after: (body: string) => {
      if (sends(body)) passing.afterSending()
    },
  }
  const node = await Line.open(chain.rpcUrl, hooks)
  const second = await Line.open(chain.fallbacks[0]?.rpcUrl ?? chain.rpcUrl, hooks)
  const socket = await SocketLine.open(chain.wsUrl)
  const own = (text: string) =>
    text
      .replaceAll(world.gateway.url, node.url)
      .replaceAll(chain.fallbacks[0]?.rpcUrl ?? chain.rpcUrl, second.url)
      .replaceAll(chain.wsUrl, socket.url)
  const configured = (html: string) =>
    html.replace(/(<script id="app-config" type="application\/json">)(.*?)<\/script>/s, (_, tag: string, json) => {
      const config = { ...JSON.parse(json), rpcUrl: "/api/rpc", wsUrl: "", fallbacks: [] }
      return `${tag}${JSON.stringify(config).replaceAll("<", "\\u003c")}</script>`
    })
  const secret = Buffer.from(wallet.secretKey.slice(0, 32)).toString("hex")
  const site = await Line.open(world.url, {
    ...(direct ? {} : hooks),
    headers: { "x-forwarded-for": `10.9.0.${Number.parseInt(name, 10) + 1}` },
    applies: (path) => path.startsWith("/api/"),
    policy: own,
    page: (html) =>
      (direct ? own(html) : configured(html)).replace("<head>", `<head><script src="${scriptPath}"></script>`),
    answer(path) {
      if (path === scriptPath) return { status: 200, type: "text/javascript", body: pageScript(secret) }
      if (passing.chunksAreGone() && /^\/assets\/.*\.js$/.test(path))
        return { status: 404, type: "text/plain", body: "Not found" }
      return undefined
    },
  })
  return { site, node, second, socket }
}
