import { EventEmitter, once } from "node:events"
import type { BrowserContext, Page } from "playwright"
import { type Figure, ms, quantile } from "./report"

const longTaskMs = 50
const patienceMs = 40_000

/** Each frame and each long task, with what the page was doing when it began. */
export interface Recording {
  frames: { phase: string; ms: number }[]
  longTasks: { phase: string; ms: number }[]
}

/** What the page is doing before anything was found that says so. */
export const elsewhere = "elsewhere"

/** What the mark of a frame in a trace begins with; its phase follows. */
export const FRAME = "frame: "

export interface Phases {
  /** Resolves once the page is doing one of these. The page reports it itself, because polling would be work for it. */
  until: (phases: ReadonlySet<string>) => Promise<void>
  /** Whether the page does none of these any more within so long. */
  leaves: (phases: ReadonlySet<string>, withinMs: number) => Promise<boolean>
}

/** Writes down every frame of every page to come. The phase is the first `attribute` found at `selector`. */
export async function record(context: BrowserContext, selector: string, attribute: string): Promise<Phases> {
  let now = elsewhere
  const changes = new EventEmitter()
  await context.exposeBinding("tellPhase", (_, phase: string) => {
    now = phase
    changes.emit("change")
  })
  await context.addInitScript(
    ([selector, attribute, elsewhere, frame]) => {
      const recording: Recording = Object.assign(window, { frames: [], longTasks: [] })
      const { tellPhase } = window as unknown as { tellPhase: (phase: string) => void } // put there by the line above
      const phase = () => document.querySelector(selector)?.getAttribute(attribute) ?? elsewhere
      let before: { phase: string; at: number } = { phase: elsewhere, at: performance.now() }
      const onFrame = (at: number) => {
        recording.frames.push({ phase: before.phase, ms: at - before.at })
        const current = phase()
        if (current !== before.phase) tellPhase(current)
        before = { phase: current, at }
        // For traces recorded at the same time.
        performance.mark(frame + before.phase)
        performance.clearMarks()
        requestAnimationFrame(onFrame)
      }
      requestAnimationFrame(onFrame)
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) recording.longTasks.push({ phase: phase(), ms: duration })
      }).observe({ type: "longtask" })
    },
    [selector, attribute, elsewhere, FRAME] as const,
  )
  const becomes = async (wanted: () => boolean, withinMs: number) => {
    const signal = AbortSignal.timeout(withinMs)
    while (!wanted()) await once(changes, "change", { signal })
  }
  return {
    until: (phases) => becomes(() => phases.has(now), patienceMs),
    leaves: (phases, withinMs) =>
      becomes(() => !phases.has(now), withinMs).then(
        () => true,
        () => false,
      ),
  }
}

export const readFrames = (page: Page): Promise<Recording> =>
  page.evaluate(() => {
    const { frames, longTasks } = window as unknown as Recording // put there by the script above
    return { frames, longTasks }
  })

/** What was written down so far counts for nothing. */
export const forgetFrames = (page: Page) =>
  page.evaluate(() => {
    const { frames, longTasks } = window as unknown as Recording // put there by the script above
    frames.length = 0
    longTasks.length = 0
  })

/** Tasks that keep a page from answering, of all these. */
export function longTasks(tasksMs: readonly number[]): string {
  const long = tasksMs.filter((task) => task > longTaskMs)
  const seen = long.length === 0 ? "none" : `${long.length}, the longest ${ms(Math.max(...long))}`
  return `tasks over ${longTaskMs} ms: ${seen}, budget none`
}

function timesOf(what: string, phase: string, frames: Recording["frames"]): readonly number[] {
  const times = frames.filter((frame) => frame.phase === phase).map((frame) => frame.ms)
  if (times.length === 0) throw new Error(`${what} was never seen: nothing was measured.`)
  return times
}

const lateMs = 33.4
const lateShare = 0.05

/** How many frames of one phase came too late to be seen as a movement, beside their median. */
export function lateness(what: string, phase: string, { frames }: Recording): Figure {
  const times = timesOf(what, phase, frames)
  const late = times.filter((time) => time > lateMs).length
  return {
    what,
    value: `median ${(1_000 / quantile(times, 0.5)).toFixed(1)} frames/s, ${((100 * late) / times.length).toFixed(1)} % over 33 ms`,
    beside: `budget ≥ 55, ≤ ${lateShare * 100} %; ${times.length} frames, p95 ${ms(quantile(times, 0.95))}, longest ${ms(Math.max(...times))}`,
  }
}

/** How even the frames of one phase came, beside what a player should have; `tasksMs` are those of the same phase. */
export function smoothness(
  what: string,
  phase: string,
  { frames, longTasks: seen }: Recording,
  tasksMs = seen.filter((task) => task.phase === phase).map((task) => task.ms),
): Figure {
  const times = timesOf(what, phase, frames)
  const median = 1_000 / quantile(times, 0.5)
  const rate = (1_000 * times.length) / times.reduce((sum, time) => sum + time, 0)
  return {
    what,
    value: `median ${median.toFixed(1)}, mean ${rate.toFixed(1)} frames/s`,
    beside: `budget ≥ 55; p95 frame ${ms(quantile(times, 0.95))}; ${longTasks(tasksMs)}`,
  }
}
