import { logger } from "@dghrt/kernel/logger"
import { createFailover, endpointsOf, type Failover, type Nodes } from "../model/rpc-endpoints"

const failovers = new WeakMap<Nodes, Failover>()

/** One choice of endpoint for everything that talks to the chain: what one request has found out helps the others. */
export function failoverOf(config: Nodes): Failover {
  const known = failovers.get(config)
  if (known) return known
  const made = createFailover(endpointsOf(config), {
    onFailure: ({ rpcUrl }, reason) => logger.warn(`The Solana node at ${new URL(rpcUrl).host} is left: ${reason}`),
  })
  failovers.set(config, made)
  return made
}

/** Addresses of the nodes whose answers a proof compares, the one that the rest of the app uses first. */
export function proofRpcUrls(config: Nodes): readonly string[] {
  const { endpoints, current } = failoverOf(config)
  const used = current()
  return [used, ...endpoints.filter((endpoint) => endpoint !== used)].map(({ rpcUrl }) => rpcUrl)
}
