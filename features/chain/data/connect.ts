import { Connection } from "@solana/web3.js"
import type { Nodes } from "../model/rpc-endpoints"
import { failoverOf } from "../read/failover-of"
import { send } from "../read/node"

/** For the published clients, which take a connection to build instructions with. What is read goes over `nodeOf`. */
export const connect = (nodes: Nodes): Connection =>
  new Connection(nodes.rpcUrl, {
    commitment: "processed",
    disableRetryOnRateLimit: true,
    fetch: (_, init) => send(failoverOf(nodes), init),
  })
