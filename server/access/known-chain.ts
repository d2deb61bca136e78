import type { AppConfig } from "../contract/config"
import type { Log } from "../log"
import { fitsCluster } from "../rpc/nodes"

const askAgainMs = 5_000

export interface KnownChain {
  /** Whether the nodes have said that they are on the chain that the configuration names. */
  isKnown: () => boolean
  close(): void
}

/** Asks which chain the nodes are on, until one says it: before that nothing may be started. */
export function knownChain(
  { cluster }: Pick<AppConfig, "cluster">,
  genesisHash: () => Promise<string>,
  log: Pick<Log, "warn" | "error">,
): KnownChain {
  let known = false
  let next: NodeJS.Timeout | undefined
  let isClosed = false
  const ask = async () => {
    try {
      const genesis = await genesisHash()
      known = fitsCluster(cluster, genesis)
      if (!known)
        log.error(
          { err: new Error("The node is on another chain") },
          `The node is not on ${cluster}: no bet can be started`,
        )
    } catch (error) {
      log.warn({ err: error }, "No node says which chain it is on: no bet can be started until one does")
      if (!isClosed) next = setTimeout(() => void ask(), askAgainMs).unref()
    }
  }
  void ask()
  return {
    isKnown: () => known,
    close() {
      isClosed = true
      clearTimeout(next)
    },
  }
}
