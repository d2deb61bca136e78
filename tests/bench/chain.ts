import { inProcess } from "./chain-in-process"
import { overRpc } from "./chain-over-rpc"
import type { Benchmark } from "./report"

/** The local chain: what it settles, how long a player waits, what it remembers. */
export const chain: Benchmark = {
  name: "chain",
  run: async () => [...(await inProcess()), ...(await overRpc())],
}
