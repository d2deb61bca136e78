import type { Pool, Pools } from "#contract/pools"
import { ApiError, type Remote } from "#features/kernel"

/** The pool of one token. A network without it is a failure that no repetition mends. */
export function poolOf(pools: Remote<Pools>, mint: string): Remote<Pool> {
  if (pools.status !== "ready") return pools
  const pool = pools.value.pools.find((one) => one.mint === mint)
  if (pool) return { ...pools, value: pool }
  return {
    status: "failed",
    error: new ApiError("refused", "This pool does not exist on this network."),
    retry: () => undefined,
  }
}
