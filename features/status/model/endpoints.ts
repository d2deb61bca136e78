import type { AppConfig } from "#contract/config"
import { endpointsOf } from "#contract/rpc-endpoints"

export interface RpcEndpoint {
  name: string
  url: string
}

/** The Solana nodes that this app may use, the preferred one first. */
export const rpcEndpoints = (config: Pick<AppConfig, "rpcUrl" | "wsUrl" | "fallbacks">): readonly RpcEndpoint[] =>
  endpointsOf(config).map(({ rpcUrl }) => ({ name: new URL(rpcUrl).host, url: rpcUrl }))
