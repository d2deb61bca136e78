import { useCallback, useLayoutEffect, useRef } from "react"

/** One and the same handler for good, which does what the latest drawing's would: handing it on draws nothing anew. */
export function useLatest<Said extends unknown[]>(handle: (...said: Said) => void): (...said: Said) => void {
  const latest = useRef(handle)
  useLayoutEffect(() => {
    latest.current = handle
  })
  return useCallback((...said: Said) => latest.current(...said), [])
}
