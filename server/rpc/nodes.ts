import type { AppConfig } from "../contract/config"
import { createFailover, endpointsOf, type Failover } from "../contract/rpc-endpoints"
import type { Log } from "../log"

/** Solana's own clusters by the hash of their first block. A local network has a new one each time it begins. */
export const genesisHashes: Readonly<Record<AppConfig["cluster"], string | null>> = {
  "mainnet-beta": "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d",
  devnet: "EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxkfrkBG",
  localnet: null,
}
const testnetGenesis = "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY"

/** Whether a chain can be the one that the configuration names: a local network is none of the public ones. */
export const fitsCluster = (cluster: AppConfig["cluster"], genesis: string): boolean =>
  genesisHashes[cluster] === null
    ? genesis !== testnetGenesis && !Object.values(genesisHashes).includes(genesis)
    : genesis === genesisHashes[cluster]

export type NodesConfig = Pick<AppConfig, "rpcUrl" | "wsUrl" | "fallbacks"> & Partial<Pick<AppConfig, "cluster">>

/**
 * The configured nodes, in one choice for everything that this process reads: what one request has found out helps the others. A
 * node of another chain is left as one that does not answer: its plays are not ours, and its history would take ours back.
 */
export function nodesOf(config: NodesConfig, log: Pick<Log, "warn">): Failover {
  const endpoints = endpointsOf(config)
  return createFailover(endpoints, {
    genesisHash: genesisHashes[config.cluster ?? "localnet"],
    onFailure({ rpcUrl }, reason) {
      // A single node is not left: the caller logs why its request failed.
      if (endpoints.length > 1)
        log.warn({ err: new Error(reason) }, `The Solana node at ${new URL(rpcUrl).host} is left.`)
    },
  })
}
