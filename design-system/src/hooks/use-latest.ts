import { useCallback, useRef } from "react"
import { useIsomorphicLayoutEffect } from "./use-isomorphic-layout-effect"

/** A handler with a stable identity that calls the one of the latest render, so that passing it on causes no render. */
export function useLatest<Args extends unknown[]>(handle: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handle)
  useIsomorphicLayoutEffect(() => {
    latest.current = handle
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
