import { AsyncLocalStorage } from "node:async_hooks"
import type { Chain } from "#features/chain"

/** One JSON-RPC call. */
export interface NodeCall {
  method: string
  /** What the app wanted of the chain, "readPool while preparing" for example. */
  purpose: string
  atMs: number
}

const purposes = new AsyncLocalStorage<string>()

/** The calls in the body of a request; each item of a batch is one. */
export function callsIn(body: unknown): { method: string; params: unknown[] }[] {
  if (typeof body !== "string" || !body.includes('"jsonrpc"')) return []
  return [JSON.parse(body)].flat()
}

/** Records what this process asks the node at `rpcUrl` until `stop`. */
export function recordNodeCalls(rpcUrl: string) {
  const own = globalThis.fetch
  const calls: NodeCall[] = []
  globalThis.fetch = (input, init) => {
    if (String(input instanceof Request ? input.url : input).startsWith(rpcUrl))
      for (const { method } of callsIn(init?.body))
        calls.push({ method, purpose: purposes.getStore() ?? "", atMs: performance.now() })
    return own(input, init)
  }
  return {
    calls,
    stop() {
      globalThis.fetch = own
    },
  }
}

/** From now on each call of this chain client carries the name of the function that made it, and what `doing` says then. */
export function namePurposes(chain: Chain, doing: () => string): void {
  const named = (of: object) => {
    for (const [name, call] of Object.entries(of))
      if (typeof call === "function")
        Reflect.set(of, name, (...args: unknown[]) => purposes.run(`${name} ${doing()}`, () => call(...args)))
  }
  named(chain)
  named(chain.referral)
}
