import { useEffect } from "react"
import useSWR, { type SWRConfiguration, unstable_serialize } from "swr"
import type { SwrLike } from "./remote"
import { createSharedReads, isAbort } from "./shared-reads"

const reads = createSharedReads()

/**
 * `useSWR` for what is read over the network: `read` receives a signal that aborts it when the last component that shows the
 * key is gone. Nothing that signs, sends or follows a bet is read through it. A key of null reads nothing.
 */
export function useRead<K extends string | readonly [string, ...unknown[]], T>(
  key: K | null,
  read: (signal: AbortSignal, key: K) => Promise<T>,
  config?: SWRConfiguration<NoInfer<T>>,
): SwrLike<T> {
  const name = key === null ? "" : unstable_serialize(key)
  useEffect(() => (name === "" ? undefined : reads.join(name)), [name])
  const answer = useSWR<T>(key, key === null ? null : () => reads.read(name, (signal) => read(signal, key)), config)
  // SWR renders again only for what is looked at.
  return {
    get data() {
      return answer.data
    },
    get error() {
      return isAbort(answer.error) ? undefined : answer.error
    },
    get isValidating() {
      return answer.isValidating
    },
    mutate: () => answer.mutate(),
  }
}
