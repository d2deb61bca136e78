import { setTimeout as sleep } from "node:timers/promises"

// Ten addresses that ask the gateway for as much as they can: each posts a hundred long histories, 120 times a minute.
// `hostile-addresses.ts <url> <seconds>`; messages the parent with `Hostile` at the end.
export interface Hostile {
  posts: number
  megabytes: number
  /** Answers by their status. */
  statuses: Record<string, number>
}

process.once("disconnect", () => process.exit())
const [url = "", seconds = "30"] = process.argv.slice(2)
const addresses = 10
const everyMs = 500
const endMs = performance.now() + Number(seconds) * 1_000
const result: Hostile = { posts: 0, megabytes: 0, statuses: {} }
const params = ["1".repeat(32), { limit: 1_000 }]
const body = JSON.stringify(
  Array.from({ length: 100 }, (_, id) => ({ jsonrpc: "2.0", id, method: "getSignaturesForAddress", params })),
)

async function post(address: string) {
  const headers = { "content-type": "application/json", origin: url, "x-forwarded-for": address }
  try {
    const reply = await fetch(`${url}/api/rpc`, { method: "POST", headers, body })
    result.megabytes += (await reply.arrayBuffer()).byteLength / 1_000_000
    result.statuses[reply.status] = (result.statuses[reply.status] ?? 0) + 1
  } catch {
    result.statuses.none = (result.statuses.none ?? 0) + 1
  }
}

/** Waits for no answer. */
async function attack(address: string, beginMs: number) {
  const posts: Promise<void>[] = []
  await sleep(beginMs)
  while (performance.now() < endMs) {
    result.posts += 1
    posts.push(post(address))
    await sleep(everyMs)
  }
  await Promise.all(posts)
}

await Promise.all(Array.from({ length: addresses }, (_, index) => attack(`10.0.0.${index}`, index * 50)))
process.send?.(result)
