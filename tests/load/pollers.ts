import { Agent, type IncomingMessage, request } from "node:http"

// Clients that poll as the app does, each on a connection of its own and with the last ETag that it saw. autocannon cannot send
// less than one request per second and client, nor spread them: it would send all of them at the same moment.
// `pollers.ts <url> <clients> <every ms> <seconds>`; messages the parent with `Polled` at the end.
export interface Polled {
  polls: number
  unchanged: number
  changed: number
  errors: number
  /** From the moment at which the poll was due, so that a server which is slow to answer does not hide its own queue. */
  p50Ms: number
  p99Ms: number
  maxMs: number
}

// Ends with the process that started it.
process.once("disconnect", () => process.exit())
const [url = "", clients = "2000", everyMs = "2000", seconds = "10"] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Number(clients), scheduling: "fifo" })
const target = new URL(url)
const latenciesMs: number[] = []
const counts = { unchanged: 0, changed: 0, errors: 0 }
let measuring = false

/** One poll; resolves to the ETag of the reply. */
const poll = (address: string, etag: string | undefined) =>
  new Promise<string | undefined>((resolve) => {
    const dueMs = performance.now()
    const failed = () => {
      if (measuring) counts.errors += 1
      resolve(etag)
    }
    const sent = request(
      {
        agent,
        host: target.hostname,
        port: target.port,
        path: target.pathname,
        headers: { "x-forwarded-for": address, ...(etag !== undefined && { "if-none-match": etag }) },
        timeout: 10_000,
      },
      (reply: IncomingMessage) => {
        reply.resume()
        reply.once("error", failed)
        reply.once("end", () => {
          if (reply.statusCode !== 200 && reply.statusCode !== 304) return failed()
          if (measuring) {
            latenciesMs.push(performance.now() - dueMs)
            counts[reply.statusCode === 304 ? "unchanged" : "changed"] += 1
          }
          resolve(reply.headers.etag)
        })
      },
    )
    sent.once("timeout", () => sent.destroy(new Error("timeout")))
    sent.once("error", failed)
    sent.end()
  })

function startClient(index: number) {
  const address = `10.4.${index >> 8}.${index & 255}`
  let etag: string | undefined
  let busy = false
  const run = async () => {
    // A client asks again only after its last answer, as the app does; one that never comes ends in a timeout.
    if (busy) return
    busy = true
    etag = await poll(address, etag)
    busy = false
  }
  setTimeout(
    () => {
      void run()
      setInterval(() => void run(), Number(everyMs))
    },
    (index * Number(everyMs)) / Number(clients),
  )
}

for (let index = 0; index < Number(clients); index++) startClient(index)
// Every client has connected and polled at least once before anything is measured.
await new Promise((resolve) => setTimeout(resolve, 2 * Number(everyMs)))
process.send?.("measuring")
measuring = true
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1_000))
measuring = false
latenciesMs.sort((one, other) => one - other)
const at = (share: number) => latenciesMs[Math.min(latenciesMs.length - 1, Math.floor(latenciesMs.length * share))] ?? 0
process.send?.(
  { polls: latenciesMs.length, ...counts, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) } satisfies Polled,
  () => process.exit(0),
)
