import { Button, PageSkeleton } from "@dghrt/design-system"
import { useEffect, useState } from "react"

/** Counted from when the skeleton appears, a second after the navigation. */
const slowMs = 7_000
const stuckMs = 14_000

/** A page on its way: a skeleton at first, then a word about the wait, then ways out of it. */
export function PageLoading() {
  const [waitedMs, setWaitedMs] = useState(0)
  useEffect(() => {
    const timers = [slowMs, stuckMs].map((ms) => setTimeout(() => setWaitedMs(ms), ms))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])
  return (
    <>
      <p role="status" className="text-text-secondary not-empty:mb-4">
        {waitedMs > 0 && "This page takes longer than usual. Your connection may be slow."}
      </p>
      {waitedMs === stuckMs && (
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
