import type { CDPSession } from "playwright"
import * as v from "valibot"

const traceEvent = v.object({
  name: v.string(),
  cat: v.optional(v.string()),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Microseconds since the machine was started. */
  ts: v.number(),
  /** Microseconds of processor time, which hardly depends on who else is at work. */
  tdur: v.optional(v.number()),
  args: v.optional(v.looseObject({ name: v.optional(v.string()) })),
})

export interface MainThread {
  /** Processor time of each task, in the order of their beginnings. */
  tasks: readonly { atMs: number; ms: number }[]
  /** What the page itself has written down with `performance.mark`. */
  marks: readonly { atMs: number; name: string }[]
}

/** What the main thread of a page did while `act` ran. */
export async function mainThread(session: CDPSession, act: () => Promise<void>): Promise<MainThread> {
  const events: v.InferOutput<typeof traceEvent>[] = []
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) {
      const parsed = v.safeParse(traceEvent, event)
      if (parsed.success) events.push(parsed.output)
    }
  }
  session.on("Tracing.dataCollected", collect)
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "blink.user_timing", "__metadata"] },
  })
  await act()
  const complete = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()))
  await session.send("Tracing.end")
  await complete
  session.off("Tracing.dataCollected", collect)
  const threads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const ours = events.filter(({ pid, tid }) => threads.has(`${pid}/${tid}`)).sort((a, b) => a.ts - b.ts)
  return {
    tasks: ours
      .filter(({ name, ph }) => name.endsWith("RunTask") && ph === "X")
      .map(({ ts, tdur = 0 }) => ({ atMs: ts / 1_000, ms: tdur / 1_000 })),
    marks: ours
      .filter(({ cat }) => cat?.includes("blink.user_timing"))
      .map(({ ts, name }) => ({ atMs: ts / 1_000, name })),
  }
}
