import { useCallback, useLayoutEffect, useRef } from "react"

/** A handler with a stable identity that calls the one of the latest render, so that passing it on causes no render. */
export function useLatest<Said extends unknown[]>(handle: (...said: Said) => void): (...said: Said) => void {
  const latest = useRef(handle)
  useLayoutEffect(() => {
    latest.current = handle
  })
  return useCallback((...said: Said) => latest.current(...said), [])
}
