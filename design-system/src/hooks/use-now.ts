import { useEffect, useState } from "react"

/** The time in ms since 1970, read again every `everyMs` while the page is on screen. Pass 0 to stop. */
export function useNow(everyMs = 1_000): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (everyMs === 0) return
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setNowMs(Date.now())
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return nowMs
}
