import type { BrowserContext, Route } from "playwright"
import { pause } from "./chain-player"

/** What can go wrong between a page and its node, each with its share of the requests: every second bet meets one. */
const faults: readonly [share: number, act: (route: Route) => Promise<void>][] = [
  [0.03, (route) => route.abort("connectionreset")],
  [0.02, (route) => route.fulfill({ status: 429, body: "slow down" })],
  [0.01, (route) => route.fulfill({ contentType: "application/json", body: '{"jsonrpc":"2.0","id":1,"result":7}' })],
  [0.01, (route) => route.fulfill({ status: 502, body: "<html>Bad Gateway</html>" })],
  [
    // The worst one: the node executes the request and the reply is lost.
    0.02,
    async (route) => {
      await route.fetch()
      await route.abort("connectionreset")
    },
  ],
  [
    0.1,
    async (route) => {
      await pause(1_500)
      await route.continue()
    },
  ],
]

/** A bad connection to the node, bad in the same way for the same seed. Returns what ends it. */
export async function injectFaults(
  context: BrowserContext,
  rpcUrl: string,
  seed: number,
): Promise<() => Promise<void>> {
  const random = repeatable(seed)
  const pattern = `${rpcUrl}/**`
  await context.route(pattern, async (route) => {
    let left = random()
    const fault = faults.find(([share]) => {
      left -= share
      return left < 0
    })
    const act = fault?.[1] ?? ((whole: Route) => whole.continue())
    // A request whose page or node has gone meanwhile has met its fault already.
    await act(route).catch(() => undefined)
  })
  return () => context.unroute(pattern)
}

/** Mulberry32: small, and the same on every machine. */
function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
