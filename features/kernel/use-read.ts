import { useCallback, useEffect } from "react"
import useSWR, { type SWRConfiguration, unstable_serialize } from "swr"
import { pageIdle } from "./page-idle"
import type { SwrLike } from "./remote"
import { createSharedReads, isAbort } from "./shared-reads"

const reads = createSharedReads()

export interface ReadConfig<T> extends SWRConfiguration<T> {
  /** Between two reads while nobody uses the page, where `refreshInterval` is a number. With the first input it is read at once. */
  idleRefreshMs?: number
}

/**
 * `useSWR` for what is read over the network: `read` receives a signal that aborts it when the last component that shows the
 * key is gone. Nothing that signs, sends or follows a bet is read through it. A key of null reads nothing.
 */
export function useRead<K extends string | readonly [string, ...unknown[]], T>(
  key: K | null,
  read: (signal: AbortSignal, key: K) => Promise<T>,
  { idleRefreshMs, ...config }: ReadConfig<NoInfer<T>> = {},
): SwrLike<T> {
  const name = key === null ? "" : unstable_serialize(key)
  useEffect(() => (name === "" ? undefined : reads.join(name)), [name])
  const { refreshInterval } = config
  const idles = idleRefreshMs !== undefined && typeof refreshInterval === "number" && refreshInterval > 0
  // One function for as long as the intervals stay: with another one SWR begins to wait anew.
  const interval = useCallback(
    () => (idles ? (pageIdle.isIdle() ? Math.max(refreshInterval, idleRefreshMs) : refreshInterval) : 0),
    [idles, refreshInterval, idleRefreshMs],
  )
  const answer = useSWR<T>(key, key === null ? null : () => reads.read(name, (signal) => read(signal, key)), {
    ...config,
    ...(idles && { refreshInterval: interval }),
  })
  const { mutate } = answer
  useEffect(() => (idles ? pageIdle.onWake(() => void mutate()) : undefined), [idles, mutate])
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
    mutate: () => mutate(),
  }
}
