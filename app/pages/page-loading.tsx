import { Button, PageSkeleton } from "@dghrt/design-system"
import { useEffect, useState } from "react"

/** The router shows it, with its skeleton, this long after a navigation. */
const shownAfterMs = 1_000
/** Counted from the navigation. Nothing is given up: a slow connection may still deliver. */
export const stagesMs = { loading: 3_000, slow: 8_000, stuck: 15_000 } as const

/** A page on its way: a skeleton at first, then a word about the wait, then ways out of it. */
export function PageLoading() {
  const [waitedMs, setWaitedMs] = useState(0)
  useEffect(() => {
    const timers = Object.values(stagesMs).map((ms) => setTimeout(() => setWaitedMs(ms), ms - shownAfterMs))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])
  return (
    <>
      <p role="status" className="text-text-secondary not-empty:mb-4">
        {waitedMs >= stagesMs.slow
          ? "This page takes longer than usual. Your connection may be slow."
          : waitedMs >= stagesMs.loading && "Loading the page"}
      </p>
      {waitedMs >= stagesMs.stuck && (
        <div className="mb-6 flex gap-2">
          <Button size="sm" onClick={() => location.reload()}>
            Refresh
          </Button>
          <Button size="sm" asChild>
            <a href="/">Go Home</a>
          </Button>
        </div>
      )}
      <PageSkeleton />
    </>
  )
}
