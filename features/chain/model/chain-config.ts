import type { Nodes } from "./rpc-endpoints"

/** The cluster, and who receives the creator fee of each bet. */
export interface ChainConfig extends Nodes {
  creator: string
}
