import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { bodyOf, mixedBatch } from "../../server/testing/mixed-batches"
import { openStorage } from "../../server/testing/storage"
import type { Hostile } from "../load/hostile-addresses"
import { type ApiProcess, forkOn, startApi } from "../support/api-process"
import { sol } from "../support/sol"
import type { Proof } from "./proof"

/** So many that those which wait for a node that hangs keep nobody else. */
const atOnce = 200
const warmUp = 3_000
const addresses = 5_000
const mostMoreBytes = 50_000_000
const mostMoreMs = 100
const measuredSeconds = 30

/** Answers SIGUSR2 with the bytes that are in use after a collection. */
const collecting = `data:text/javascript,${encodeURIComponent(
  `import v8 from "node:v8"; import vm from "node:vm"; v8.setFlagsFromString("--expose_gc"); const gc = vm.runInNewContext("gc");
   process.on("SIGUSR2", () => { gc(); const { heapUsed, external } = process.memoryUsage(); process.send({ bytes: heapUsed + external }) })`,
)}`

async function bytesOf({ child }: ApiProcess): Promise<number> {
  child.kill("SIGUSR2")
  const [{ bytes }] = await once(child, "message")
  return bytes
}

async function withNode<T>(
  file: string,
  use: (api: ApiProcess) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> {
  const node: ChildProcess = forkOn(undefined, file, args)
  const [{ ready: rpcUrl }] = await once(node, "message")
  const storage = await openStorage("embedded")
  const config = { cluster: "localnet", rpcUrl, wsUrl: "ws://127.0.0.1:9", creator: "1".repeat(32), tokens: [sol] }
  const api = await startApi({
    ...{ place: storage.place, config },
    environment: { NODE_OPTIONS: `--import=${collecting}`, SITE_HOSTS: "localhost,127.0.0.1" },
  })
  try {
    return await use(api)
  } finally {
    await api.stop()
    node.disconnect()
    await storage.close()
  }
}

/** The process outlives whatever a node answers, forgets it, and gives each call an answer. */
export const gatewayFuzz = (batches: number): Proof => ({
  name: "gateway-fuzz",
  proves: "100,000 mixed batches over a node that fails at random: the process lives, each call has an answer",
  minutes: 10,
  occupies: "server",
  run: (report, say, { seed = 1 }) =>
    withNode(
      "tests/load/failing-node.ts",
      async (api) => {
        const statuses = new Map<number, number>()
        const wrong: string[] = []
        const one = async (batch: number) => {
          const { calls } = mixedBatch(batch)
          const headers = {
            ...{
              "content-type": "application/json",
              "x-forwarded-for": `10.${batch % 50}.${(batch % addresses) % 100}.1`,
            },
            // Some proxies strip it.
            ...(batch % 7 !== 0 && { origin: api.url }),
          }
          try {
            const reply = await fetch(`${api.url}/api/rpc`, { method: "POST", headers, body: bodyOf(calls) })
            statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
            const replies = (await reply.json()) as { id: unknown; result?: unknown; error?: unknown }[] // Looked at below.
            const answered = calls.every(({ id }, index) => {
              const given = replies[index]
              return given !== undefined && given.id === id && ("result" in given || "error" in given)
            })
            if (!answered || ![200, 503].includes(reply.status)) wrong.push(`${batch}: ${reply.status}`)
          } catch (error) {
            wrong.push(`${batch}: ${error}`)
          }
        }
        const send = async (from: number, to: number) => {
          let next = from
          const lane = async () => {
            while (next < to) await one(next++)
          }
          await Promise.all(Array.from({ length: atOnce }, lane))
        }
        await send(0, warmUp)
        const before = await bytesOf(api)
        for (let from = warmUp; from < warmUp + batches; from += 10_000) {
          await send(from, Math.min(from + 10_000, warmUp + batches))
          say(`${Math.min(from - warmUp + 10_000, batches)} batches: ${JSON.stringify(Object.fromEntries(statuses))}`)
        }
        const more = (await bytesOf(api)) - before
        report({
          text: `each call of ${batches} batches has an answer`,
          held: wrong.length === 0,
          figure: `${wrong.length} without; ${JSON.stringify(Object.fromEntries(statuses))}${wrong.length > 0 ? `; ${wrong.slice(0, 3).join("; ")}` : ""}`,
        })
        const health = await fetch(`${api.url}/api/health`)
        report({
          text: "the process lives",
          held: api.child.exitCode === null && health.ok,
          figure: `exit code ${api.child.exitCode}, health ${health.status}`,
        })
        report({
          text: "it holds at most 50 MB more after a collection",
          held: more <= mostMoreBytes,
          figure: `${(more / 1_000_000).toFixed(1)} MB more than the ${(before / 1_000_000).toFixed(1)} MB after ${warmUp} batches`,
        })
      },
      [`${seed}`],
    ),
})

async function p95Of(url: string, seconds: number): Promise<number> {
  const endMs = performance.now() + seconds * 1_000
  const latenciesMs: number[] = []
  while (performance.now() < endMs) {
    const beginMs = performance.now()
    await (await fetch(`${url}/api/health`)).arrayBuffer()
    latenciesMs.push(performance.now() - beginMs)
    await sleep(20)
  }
  return latenciesMs.sort((one, other) => one - other)[Math.floor(latenciesMs.length * 0.95)] ?? Number.NaN
}

/** Others are answered while somebody asks the gateway for as much as it gives. */
export const hostileAddresses: Proof = {
  name: "hostile-addresses",
  proves: "ten addresses that ask for 100 histories of 1,000, 120 times a minute each: health within 100 ms of idle",
  minutes: 2,
  occupies: "machine",
  run: (report, say) =>
    withNode("tests/load/large-node.ts", async (api) => {
      await p95Of(api.url, 3)
      const idleMs = await p95Of(api.url, measuredSeconds)
      const loader = forkOn(undefined, "tests/load/hostile-addresses.ts", [api.url, `${measuredSeconds}`])
      const done = once(loader, "message")
      const underMs = await p95Of(api.url, measuredSeconds)
      const [hostile] = (await done) as [Hostile] // The only message of this process.
      loader.disconnect()
      say(JSON.stringify(hostile))
      report({
        text: "p95 of /api/health under ten hostile addresses",
        held: underMs - idleMs <= mostMoreMs && hostile.posts > 0,
        figure: `${underMs.toFixed(1)} ms, ${idleMs.toFixed(1)} ms idle; ${hostile.posts} posts, ${hostile.megabytes.toFixed(0)} MB, ${JSON.stringify(hostile.statuses)}`,
      })
    }),
}
