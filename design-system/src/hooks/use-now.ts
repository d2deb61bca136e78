import { useEffect, useState } from "react"

/**
 * The time in ms since 1970, read again every `everyMs` while the page is on screen. Pass 0 to stop. `now` is another clock
 * than the device's, a server's for example; the same function at every call.
 */
export function useNow(everyMs = 1_000, now: () => number = Date.now): number {
  const [nowMs, setNowMs] = useState(now)
  useEffect(() => {
    if (everyMs === 0) return
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setNowMs(now())
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, now])
  return nowMs
}
