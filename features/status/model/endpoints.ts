import type { AppConfig } from "#contract/config"

export interface RpcEndpoint {
  name: string
  url: string
}

/** The Solana nodes that this app may use, the preferred one first. */
export const rpcEndpoints = ({ rpcUrl }: Pick<AppConfig, "rpcUrl">): readonly RpcEndpoint[] => [
  { name: new URL(rpcUrl).host, url: rpcUrl },
]
