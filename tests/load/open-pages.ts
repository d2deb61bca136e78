import { Agent, type IncomingMessage, request } from "node:http"

// Visible pages that nobody uses, each at an address of its own, with the polls of an idle home and the last ETag of each. They
// come through a proxy that keeps its connections open. `open-pages.ts <seconds> <pages> <urls with commas>`; messages the
// parent with `OpenPages` at the end.
export interface OpenPages {
  requests: number
  unchanged: number
  changed: number
  errors: number
  /** From the moment at which the request was due. */
  p50Ms: number
  p99Ms: number
  /** The statuses that count as errors, with the path. */
  failed: Record<string, number>
}

/** What an idle home asks in a minute, 15 requests in all (`tests/e2e/settings.spec.ts` counts them in a browser). */
const polls: readonly (readonly [path: string, everySeconds: number])[] = [
  ["/api/events/settledGames?itemsPerPage=10", 12],
  ["/api/chat/chat", 15],
  ["/api/admin/access-override", 60],
  ["/api/health", 60],
  ["/api/ready", 30],
  ["/api/pools", 60],
  ["/api/wins/biggest", 60],
]

// Ends with the process that started it.
process.once("disconnect", () => process.exit())
const [seconds = "20", pages = "10000", list = ""] = process.argv.slice(2)
const hosts = list.split(",").map((url) => new URL(url))
const agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: "fifo" })
const latenciesMs: number[] = []
const counts = { unchanged: 0, changed: 0, errors: 0 }
const failed: Record<string, number> = {}
let measuring = false
let underWay = 0

/** One poll of one page; resolves to the ETag of the reply. */
const poll = (page: number, path: string, etag: string | undefined, dueMs: number) =>
  new Promise<string | undefined>((resolve) => {
    const fail = (why: string) => {
      if (measuring) {
        counts.errors += 1
        const key = `${path} ${why}`
        failed[key] = (failed[key] ?? 0) + 1
      }
      resolve(etag)
    }
    const { hostname, port } = hosts[page % hosts.length] ?? new URL("http://127.0.0.1")
    const address = `10.${(page >> 16) & 255}.${(page >> 8) & 255}.${page & 255}`
    const headers = { "x-forwarded-for": address, ...(etag !== undefined && { "if-none-match": etag }) }
    const sent = request({ agent, host: hostname, port, path, headers, timeout: 10_000 }, (reply: IncomingMessage) => {
      reply.resume()
      reply.once("error", () => fail("cut"))
      reply.once("end", () => {
        const { statusCode = 0 } = reply
        if (statusCode !== 200 && statusCode !== 304) return fail(`${statusCode}`)
        if (measuring) {
          latenciesMs.push(performance.now() - dueMs)
          counts[statusCode === 304 ? "unchanged" : "changed"] += 1
        }
        resolve(reply.headers.etag)
      })
    })
    sent.once("timeout", () => sent.destroy(new Error("timeout")))
    sent.once("error", () => fail("broken"))
    sent.end()
  })

/** Every page's polls of one path, spread evenly over its interval; returns what sends those that are due. */
async function pollsOf(path: string, everySeconds: number): Promise<() => void> {
  // A page has been open for longer than this measurement: it has an answer of each.
  const etags = new Array<string | undefined>(Number(pages)).fill(await poll(0, path, undefined, performance.now()))
  const perMs = Number(pages) / (everySeconds * 1_000)
  const begunMs = performance.now()
  let next = 0
  return () => {
    const due = (performance.now() - begunMs) * perMs
    for (; next < due; next++) {
      const page = next % Number(pages)
      underWay += 1
      void poll(page, path, etags[page], begunMs + next / perMs).then((etag) => {
        underWay -= 1
        etags[page] = etag
      })
    }
  }
}

const due = await Promise.all(polls.map(([path, everySeconds]) => pollsOf(path, everySeconds)))
// Asked again and again, not by a timer: pages know nothing of each other, and what a timer sends comes in bursts.
const sendDue = () => {
  for (const send of due) send()
  setImmediate(sendDue)
}
sendDue()
// Until what piled up while nothing was compiled yet has been answered.
for (let calm = 0, waited = 0; calm < 10 && waited < 150; waited++) {
  await new Promise((resolve) => setTimeout(resolve, 200))
  calm = underWay < 100 ? calm + 1 : 0
}
process.send?.("measuring")
measuring = true
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1_000))
measuring = false
latenciesMs.sort((one, other) => one - other)
const at = (share: number) => latenciesMs[Math.min(latenciesMs.length - 1, Math.floor(latenciesMs.length * share))] ?? 0
const result: OpenPages = {
  requests: latenciesMs.length,
  ...counts,
  p50Ms: at(0.5),
  p99Ms: at(0.99),
  failed,
}
process.send?.(result, () => process.exit(0))
