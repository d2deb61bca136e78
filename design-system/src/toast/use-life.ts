import { useEffect, useRef } from "react"

/** Runs `onEnd` after `lifeMs`, not counting the time in which `held` is true. */
export function useLife(lifeMs: number, held: boolean, onEnd: () => void) {
  const leftMs = useRef(lifeMs)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (held) return
    const sinceMs = Date.now()
    const timer = setTimeout(() => end.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= Date.now() - sinceMs
    }
  }, [held])
}
