import fc from "fast-check"
import { type Call, calls } from "../../server/openapi/calls"
import type { TestApi } from "../../server/testing/test-api"

const slowestMs = 5_000

/** Text that breaks naive servers: SQL, markup, control characters, lone surrogates, very long and right-to-left text. */
const corpus = [
  "' or 1=1 --",
  "'; drop table settled_games; --",
  "<script>alert(1)</script>",
  "\u0000",
  "\ud800",
  "\u202eevil",
  "..%2f..%2fetc%2fpasswd",
  "%00",
  "%ff",
  "1e309",
  "-0",
  "9".repeat(400),
  "x".repeat(5_000),
  "So11111111111111111111111111111111111111112",
  "5".repeat(88),
]
const text = fc.oneof(fc.constantFrom(...corpus), fc.string({ unit: "binary", maxLength: 60 }))
const names = [
  "creator",
  "user",
  "token",
  "game",
  "days",
  "signature",
  "wallet",
  "action",
  "domain",
  "ids",
  "page",
  "before",
]
const query = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 10 })), text, { maxKeys: 5 })
const headers = fc.record(
  {
    "content-type": fc.constantFrom("application/json", "text/plain", "multipart/form-data", ""),
    origin: fc.constantFrom("https://casino.example", "https://evil.example", "null", ":::"),
    cookie: fc.constantFrom("casino-session=x", "casino-session=%", "=;=", "a".repeat(2_000)),
    "x-forwarded-for": fc.constantFrom("10.0.0.1", ",,,", "::1", "x".repeat(500)),
    "if-none-match": fc.constantFrom("*", '"x"', ",,"),
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  fc.json(),
  fc.constantFrom("", "{", "[".repeat(3_000), `{"text":"${"x".repeat(9_000)}"}`, '{"__proto__":{"x":1}}'),
  text.map((value) => JSON.stringify({ text: value, wallet: value, message: value, signature: value, id: value })),
)

export interface Fuzzed {
  requests: number
  slowestMs: number
  /** Requests that were answered by 500 or not at all, as they were sent. */
  failures: string[]
}

/** Without lone surrogates, which no address can hold. */
const wellFormed = (value: string) => Buffer.from(value, "utf8").toString("utf8")

/** Sends generated requests to one call. A 503 says what is missing and is no failure. */
export async function fuzzCall(api: Pick<TestApi, "app">, call: Call, count: number, seed: number): Promise<Fuzzed> {
  const result: Fuzzed = { requests: 0, slowestMs: 0, failures: [] }
  const samples = fc.sample(fc.tuple(text, query, headers, body), { numRuns: count, seed })
  for (const [part, asked, given, sent] of samples) {
    const path = call.path.replace(/:\w+/g, () => encodeURIComponent(wellFormed(part)))
    const search = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, wellFormed(value)]))
    const begunMs = performance.now()
    const reply = await Promise.race([
      api.app.request(`${path}?${search}`, {
        method: call.method.toUpperCase(),
        // Each from another address, or the rate limits would answer most of them.
        headers: {
          host: "casino.example",
          "x-forwarded-for": `10.1.${result.requests >> 8}.${result.requests & 255}`,
          ...given,
        },
        ...(call.method === "post" && { body: sent }),
      }),
      new Promise<null>((resolve) => setTimeout(() => resolve(null), slowestMs).unref()),
    ])
    result.requests += 1
    result.slowestMs = Math.max(result.slowestMs, performance.now() - begunMs)
    if (reply === null || reply.status === 500) {
      const what = reply === null ? `no answer within ${slowestMs} ms` : "500"
      result.failures.push(`${what}: ${call.method} ${path}?${search} ${JSON.stringify(given)} ${sent.slice(0, 200)}`)
    }
    await reply?.arrayBuffer()
  }
  return result
}

/** Metrics are asked by the operator's own collector. */
export const fuzzedCalls = calls.filter(({ path }) => path !== "/api/metrics")
