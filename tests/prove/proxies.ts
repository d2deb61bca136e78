import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, request, type Server } from "node:http"
import { createRequire } from "node:module"
import { type AddressInfo, connect } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { freePort } from "../../server/testing/free-port"
import { openStorage } from "../../server/testing/storage"
import { type ApiProcess, startApi } from "../support/api-process"
import { sol } from "../support/sol"
import type { Claim, Proof } from "./proof"

const mainnetGenesis = "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d"
const creator = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"
const name = "casino.example"
const kinds = ["caddy", "nginx"] as const
type Kind = (typeof kinds)[number]

/** Two servers over one PostgreSQL behind each proxy of `deploy`, with the very files that an operator takes. */
export const proxies: Proof = {
  name: "proxies",
  proves:
    "two servers over one PostgreSQL behind Caddy and nginx, with the files of deploy/ (both have to be installed)",
  minutes: 1,
  occupies: "server",
  builtApp: true,
  async run(report) {
    for (const kind of kinds) {
      if (spawnSync(kind, ["version"]).error) throw new Error(`${kind} is not installed.`)
    }
    const folder = mkdtempSync(join(tmpdir(), "casino-proxies-"))
    const node = await mainnetNode()
    const storage = await openStorage("PostgreSQL")
    const servers: ApiProcess[] = []
    try {
      const site = builtFor("mainnet-beta", folder)
      for (const kind of kinds) {
        const port = await freePort()
        const environment = settings(node.url, site, `${name}:${port}`)
        while (servers.length > 0) await servers.pop()?.stop()
        // Both at once on an empty database: one migrates, the other waits.
        servers.push(...(await Promise.all([0, 1].map(() => startApi({ place: storage.place, environment })))))
        const proxy = await startProxy(kind, port, servers, folder)
        try {
          await checkThrough(kind, port, servers, report)
        } finally {
          await proxy.stop()
        }
      }
    } finally {
      for (const server of servers) await server.stop()
      await storage.close()
      node.server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** A node that says it is mainnet's and takes everything. */
async function mainnetNode(): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, reply) => {
    let body = ""
    for await (const chunk of request) body += chunk
    // A subscription asks for a socket first, which this node has not.
    if (request.method !== "POST") return void reply.writeHead(404).end()
    const asked: { id: unknown; method: string } | { id: unknown; method: string }[] = JSON.parse(body)
    const answer = ({ id, method }: { id: unknown; method: string }) => ({
      jsonrpc: "2.0",
      id,
      result: method === "getGenesisHash" ? mainnetGenesis : 7,
    })
    reply.setHeader("content-type", "application/json")
    reply.end(JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked)))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  // A server on a port has an address of this shape.
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** The build names its cluster in one file; nothing else in it matters here. */
function builtFor(cluster: string, folder: string): string {
  const site = join(folder, "site")
  cpSync("dist/app", site, { recursive: true })
  writeFileSync(join(site, "cluster.txt"), cluster)
  return site
}

function settings(rpcUrl: string, site: string, host: string): Record<string, string> {
  const tokens = [sol]
  return {
    APP_CONFIG: JSON.stringify({
      cluster: "mainnet-beta",
      rpcUrl,
      wsUrl: rpcUrl.replace("http", "ws"),
      creator,
      tokens,
    }),
    SITE_DIR: site,
    SITE_HOSTS: host,
    TRUSTED_PROXY_HOPS: "1",
    OPERATOR_NAME: "Example Gaming Ltd",
    OPERATOR_ADDRESS: "1 Example Street",
    SUPPORT_CONTACT: "help@casino.example",
    LICENCE: "none",
    GOVERNING_LAW: "Malta",
    RESTRICTED_COUNTRIES: "US",
    GEOIP_FILE: createRequire(import.meta.url).resolve(
      "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
    ),
  }
}

async function startProxy(kind: Kind, port: number, servers: readonly ApiProcess[], folder: string) {
  const hosts = servers.map(({ url }) => new URL(url).host)
  const child = kind === "caddy" ? caddy(port, hosts, folder) : nginx(port, hosts, folder)
  let said = ""
  child.stderr?.on("data", (data) => {
    said += String(data)
  })
  for (let attempt = 0; ; attempt++) {
    if (child.exitCode !== null || attempt > 100) throw new Error(`${kind} did not start: ${said}`)
    const reply = await ask(port, "/api/health").catch(() => null)
    if (reply?.status === 200) break
    await new Promise((wait) => setTimeout(wait, 100))
  }
  return {
    async stop() {
      const gone = once(child, "exit")
      child.kill("SIGTERM")
      await gone
    },
  }
}

function caddy(port: number, hosts: readonly string[], folder: string): ChildProcess {
  const environment = { ...process.env, SITE: `http://${name}:${port}`, UPSTREAMS: hosts.join(" "), HOME: folder }
  return spawn("caddy", ["run", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"], {
    // Its administration listens on a port of its own, which another Caddy may have.
    env: { ...environment, CADDY_ADMIN: "off" },
    stdio: ["ignore", "ignore", "pipe"],
  })
}

/** The file as it is, but for what belongs to the host: names, ports and certificates. */
function nginx(port: number, hosts: readonly string[], folder: string): ChildProcess {
  const [site = ""] = readFileSync("deploy/nginx.conf", "utf8").split(/^server \{\n {4}listen 80;/m)
  const own = site
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:443 ssl http2;", "")
    .replace(/^ {4}ssl_certificate.*\n/gm, "")
    .replace("127.0.0.1:8787", hosts[0] ?? "")
    .replace("127.0.0.1:8788", hosts[1] ?? "")
  const at = (name: string) => resolve(folder, name)
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${at(`nginx-${name}`)};`,
  )
  writeFileSync(
    at("nginx.conf"),
    `daemon off;\npid ${at("nginx.pid")};\nerror_log stderr;\nevents {}\nhttp {\n  access_log off;\n${temporary.join("\n")}\n${own}}\n`,
  )
  return spawn("nginx", ["-c", at("nginx.conf"), "-p", folder], { stdio: ["ignore", "ignore", "pipe"] })
}

async function checkThrough(kind: Kind, port: number, servers: ApiProcess[], report: (claim: Claim) => void) {
  const claim = (text: string, held: boolean, figure: string) => report({ text: `${kind}: ${text}`, held, figure })
  const host = `${name}:${port}`
  const origin = `http://${host}`
  const post = (body: string) =>
    ask(port, "/api/rpc", { method: "POST", headers: { "content-type": "application/json", origin }, body })

  const page = await ask(port, "/", { headers: { "accept-encoding": "br" } })
  const html = page.coding === "br" ? brotliDecompressSync(page.body).toString("utf8") : ""
  claim("a page arrives in the server's own brotli, once", html.includes("</html>"), `${page.body.length} bytes`)
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "/none"
  const file = await ask(port, asset, { headers: { "accept-encoding": "br" } })
  const whole = file.coding === "br" && brotliDecompressSync(file.body).length > file.body.length
  claim("a file that was compressed when it was built passes as it is", whole, `${asset}, ${file.body.length} bytes`)

  const challenge = await ask(port, `/api/session/challenge?wallet=${creator}`, {
    headers: { origin, "x-forwarded-host": "evil.example" },
  })
  const signed = /"message":"([^ ]*) wants you/.exec(challenge.body.toString("utf8"))?.[1] ?? ""
  claim("what wallets sign names the host that the player sees", signed === host, signed || `${challenge.status}`)

  // 8.8.8.8 is in the United States, which are restricted; this machine's own address is of no country.
  const access = await ask(port, "/api/access", { headers: { "x-forwarded-for": "8.8.8.8" } })
  const answer = access.body.toString("utf8")
  claim("an address that the client wrote does not count", answer.includes("unknown-country"), answer)

  const rpc = await post('{"jsonrpc":"2.0","id":1,"method":"getSlot","params":[]}')
  claim("the chain is reached through the gateway", rpc.body.includes('"result":7'), `${rpc.status}`)
  const large = await post("x".repeat(400_000))
  claim("a body that is too large is refused", large.status === 413, `${large.status}`)
  const metrics = await ask(port, "/api/metrics")
  claim("metrics are not for visitors", metrics.status === 404, `${metrics.status}`)

  const slow = slowClients(port, 50)
  const times: number[] = []
  for (let poll = 0; poll < 40; poll++) {
    const begunMs = performance.now()
    await ask(port, "/api/chat/chat")
    times.push(performance.now() - begunMs)
  }
  const p95 = times.toSorted((one, other) => one - other)[37] ?? Number.POSITIVE_INFINITY
  claim("fifty clients that send byte by byte hold nobody up", p95 < 500, `p95 ${Math.round(p95)} ms`)
  slow.close()

  await servers[0]?.kill()
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(port, "/api/health")))
  const served = answers.filter(({ status }) => status === 200).length
  claim("a server that is killed is left, and every request is answered by the other", served === 40, `${served} of 40`)
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** A request to the casino's name at a port of this machine; coding and body are left as they came. */
function ask(port: number, path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; coding: string | undefined; body: Buffer }>((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path, method, headers: { host: `${name}:${port}`, ...headers } },
      (reply) => {
        const parts: Buffer[] = []
        reply.on("data", (part: Buffer) => parts.push(part))
        reply.on("end", () =>
          resolve({
            status: reply.statusCode ?? 0,
            coding: reply.headers["content-encoding"],
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    sent.on("error", reject)
    sent.end(body)
  })
}

function slowClients(port: number, count: number) {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, "127.0.0.1")
    socket.on("error", () => undefined)
    socket.write(
      `POST /api/chat/chat HTTP/1.1\r\nhost: ${name}:${port}\r\ncontent-type: application/json\r\ncontent-length: 400\r\n\r\n`,
    )
    return socket
  })
  const timer = setInterval(() => {
    for (const socket of sockets) socket.write("x")
  }, 200)
  return {
    close() {
      clearInterval(timer)
      for (const socket of sockets) socket.destroy()
    },
  }
}
