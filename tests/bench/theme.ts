import { themeIds } from "@dghrt/themes"
import type { BrowserContext, Page } from "playwright"
import { atBuiltCasino } from "../support/built-casino"
import { type Benchmark, ms, quantile } from "./report"

const nodes = 2_000
const turns = 5
const frameMs = 1_000 / 60

interface Counting {
  commits: number
}

interface Switch {
  /** Style and layout, forced. */
  workMs: number
  /** Until the browser had painted it. */
  paintedMs: number
  /** Style and layout of each frame after it, in which a part follows. */
  followMs: number[]
  /** Of React, until all have followed. */
  commits: number
  /** In as long a time without a switch: what clocks and polls do anyway. */
  restCommits: number
}

/** What the browser's own trace says of one task; processor time hardly depends on who else is at work. */
interface Task {
  readonly name: string
  readonly tdur?: number
  readonly args?: { readonly elementCount?: number }
}

/**
 * A change of theme on a page of 2,000 nodes.
 *
 * The changed tokens are inherited, so every element in sight is styled anew (about 13 µs each here).
 * New letters and what is out of sight follow part by part, a frame each; what is far out of sight costs nothing (content-visibility).
 */
export const theme: Benchmark = {
  name: "theme",
  builtApp: true,
  run: () =>
    atBuiltCasino(async ({ newPlayer }) => {
      const { page, context } = await newPlayer({ reducedMotion: "reduce" })
      await countCommits(context)
      await page.goto("/", { waitUntil: "networkidle" })
      const elements = await growTo(page, nodes)
      const tasks = await traced(context, page)
      const switches = await page.evaluate(switchThrough, { ids: [...themeIds], turns })
      const [styles, layouts] = await tasks()
      const [first, again] = [switches.slice(0, themeIds.length), switches.slice(themeIds.length)]
      const sum = (read: (each: Switch) => number) => switches.reduce((total, each) => total + read(each), 0)
      const spread = (read: (each: Switch) => number) => spreadOf(switches.map(read))
      const median = (samples: readonly number[]) => `median ${ms(quantile(samples, 0.5))}`
      const budget = `budget ≤ 1 frame (${frameMs.toFixed(1)} ms)`
      return [
        {
          what: `style and layout of ${elements} nodes`,
          value: spreadOf(again.map(({ workMs }) => workMs)),
          beside: budget,
        },
        {
          what: "  the first time, before a theme's faces are here",
          value: spreadOf(first.map(({ workMs }) => workMs)),
        },
        { what: "  of it style, processor time", value: median(styles) },
        { what: "  of it layout, processor time", value: median(layouts) },
        { what: "switch to painted", value: spread(({ paintedMs }) => paintedMs) },
        {
          what: "frames that follow: style and layout",
          value: `${spreadOf(switches.flatMap(({ followMs }) => followMs))}, longest ${ms(Math.max(...switches.flatMap(({ followMs }) => followMs)))}`,
          beside: budget,
        },
        {
          what: `React commits in ${switches.length} switches`,
          value: String(sum((each) => each.commits)),
          beside: `budget 0 beyond the ${sum(({ restCommits }) => restCommits)} of clocks and polls in as long a rest`,
        },
      ]
    }),
}

const spreadOf = (samples: readonly number[]) =>
  `median ${ms(quantile(samples, 0.5))}, p95 ${ms(quantile(samples, 0.95))}`

/** Begins to trace; the answer ends that and returns the milliseconds of each restyling and each layout worth the name. */
async function traced(
  context: BrowserContext,
  page: Page,
): Promise<() => Promise<[styles: number[], layouts: number[]]>> {
  const devtools = await context.newCDPSession(page)
  const tasks: Task[] = []
  devtools.on("Tracing.dataCollected", ({ value }) => tasks.push(...(value as unknown as Task[]))) // the protocol leaves the shape open
  await devtools.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline", "blink"] } })
  const timesOf = (wanted: string, counts: (task: Task) => boolean) =>
    tasks.filter((task) => task.name === wanted && counts(task)).map(({ tdur = 0 }) => tdur / 1_000)
  return async () => {
    const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve))
    await devtools.send("Tracing.end")
    await complete
    return [
      timesOf("UpdateLayoutTree", ({ args }) => (args?.elementCount ?? 0) > nodes / 8),
      timesOf("Layout", ({ tdur = 0 }) => tdur > 2_000),
    ]
  }
}

/** React reports each commit to developer tools; here a counter stands in for them. */
const countCommits = (context: BrowserContext) =>
  context.addInitScript(() => {
    const counting: Counting = Object.assign(window, { commits: 0 })
    const onCommitFiberRoot = () => {
      counting.commits += 1
    }
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot,
        onCommitFiberUnmount: () => undefined,
      },
    })
  })

/** Repeats what the page holds, so that the nodes are the app's own. */
const growTo = (page: Page, wanted: number) =>
  page.evaluate((wanted) => {
    const count = () => document.querySelectorAll("*").length
    const part = document.querySelector("main")
    while (part && count() < wanted) document.body.append(part.cloneNode(true))
    return count()
  }, wanted)

/** Through the app's own channel: the storage event of another tab that changed the theme. */
async function switchThrough({ ids, turns }: { ids: string[]; turns: number }): Promise<Switch[]> {
  const painted = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      requestAnimationFrame(() => port2.postMessage(null))
    })
  const counting = window as unknown as Counting // put there by countCommits
  const switches: Switch[] = []
  for (let index = 0; index < ids.length * turns; index++) {
    const newValue = JSON.stringify(ids[index % ids.length])
    localStorage.setItem("selectedColorScheme", newValue)
    await painted()
    // No player changes themes faster, and background work of the last change is done by then.
    await new Promise((resolve) => setTimeout(resolve, 250))
    const committed = counting.commits
    const begun = performance.now()
    window.dispatchEvent(
      new StorageEvent("storage", { key: "selectedColorScheme", newValue, storageArea: localStorage }),
    )
    document.body.getBoundingClientRect()
    const workMs = performance.now() - begun
    if (document.documentElement.dataset.theme !== ids[index % ids.length]) throw new Error("The theme did not change.")
    const paintedMs = (await painted()) - begun
    const followMs: number[] = []
    while (document.querySelector('[data-unseen="paused"], [data-letters]'))
      // Asked for after the page's own callback, and so called after it.
      await new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          const frameBegun = performance.now()
          document.body.getBoundingClientRect()
          followMs.push(performance.now() - frameBegun)
          resolve()
        }),
      )
    const during = counting.commits - committed
    const lastedMs = performance.now() - begun
    await new Promise((resolve) => setTimeout(resolve, lastedMs))
    switches.push({ workMs, paintedMs, followMs, commits: during, restCommits: counting.commits - committed - during })
  }
  return switches
}
