import { framesJudged, nextFrameSkip } from "#features/kernel"

/** More long tasks than this once the page has loaded mean a slow machine. */
const longTasksAllowed = 5
const longTaskMs = 50

/** What this needs of a browser; tests hand in their own. */
export interface SlownessPorts {
  /** Reports long tasks from now on; null where the browser does not know them. */
  observeTasks: ((report: (durationsMs: readonly number[]) => void) => () => void) | null
  requestFrame: (draw: (nowMs: number) => void) => void
  /** Since the watch began. */
  sinceStartMs: () => number
  hidden: () => boolean
}

export function browserSlowness(): SlownessPorts {
  const begunMs = performance.now()
  return {
    observeTasks: PerformanceObserver.supportedEntryTypes?.includes("longtask")
      ? (report) => {
          const observer = new PerformanceObserver((list) => report(list.getEntries().map(({ duration }) => duration)))
          observer.observe({ type: "longtask" })
          return () => observer.disconnect()
        }
      : null,
    requestFrame: (draw) => void requestAnimationFrame(draw),
    sinceStartMs: () => performance.now() - begunMs,
    hidden: () => document.hidden,
  }
}

/**
 * Calls `onSlow` once if the first `startMs` of the watch hold more than five tasks over 50 ms; where the browser does not
 * report tasks, if one run of 60 frames drops too many. Returns how to stop.
 */
export function watchSlowness(onSlow: () => void, ports: SlownessPorts = browserSlowness(), startMs = 10_000) {
  let stopped = false
  let stopTasks: () => void = () => undefined
  const stop = () => {
    stopped = true
    stopTasks()
  }
  const over = () => stopped || ports.sinceStartMs() > startMs
  function slow() {
    stop()
    onSlow()
  }

  function countTasks(observe: NonNullable<SlownessPorts["observeTasks"]>) {
    let long = 0
    stopTasks = observe((durationsMs) => {
      if (stopped) return
      if (over()) return stop()
      long += durationsMs.filter((ms) => ms > longTaskMs).length
      if (long > longTasksAllowed) slow()
    })
    if (stopped) stopTasks()
  }

  function countFrames() {
    let framesMs: number[] = []
    let lastMs: number | null = null
    ports.requestFrame(function step(nowMs) {
      if (over()) return
      // A hidden page draws no frames, which says nothing about the machine.
      if (lastMs !== null && !ports.hidden()) framesMs.push(nowMs - lastMs)
      lastMs = nowMs
      if (framesMs.length === framesJudged) {
        if (nextFrameSkip(1, framesMs) > 1) return slow()
        framesMs = []
      }
      ports.requestFrame(step)
    })
  }

  if (ports.observeTasks) countTasks(ports.observeTasks)
  else countFrames()
  return stop
}
