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
}

/** A change of theme on a page of 2,000 nodes. */
export const theme: Benchmark = {
  name: "theme",
  builtApp: true,
  run: () =>
    atBuiltCasino(async ({ newPlayer }) => {
      const { page, context } = await newPlayer({ reducedMotion: "reduce" })
      await countCommits(context)
      await page.goto("/", { waitUntil: "networkidle" })
      const elements = await growTo(page, nodes)
      const before = await commits(page)
      const switches = await page.evaluate(switchThrough, { ids: [...themeIds], turns })
      const during = (await commits(page)) - before
      const spread = (read: (each: Switch) => number) =>
        `median ${ms(quantile(switches.map(read), 0.5))}, p95 ${ms(quantile(switches.map(read), 0.95))}`
      const budget = `budget ≤ 1 frame (${frameMs.toFixed(1)} ms)`
      return [
        { what: `style and layout of ${elements} nodes`, value: spread(({ workMs }) => workMs), beside: budget },
        { what: "switch to painted", value: spread(({ paintedMs }) => paintedMs) },
        { what: `React commits in ${switches.length} switches`, value: String(during), beside: "budget 0" },
      ]
    }),
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

const commits = (page: Page) => page.evaluate(() => (window as unknown as Counting).commits)

/** Repeats what the page holds, so that the nodes are the app's own. */
const growTo = (page: Page, wanted: number) =>
  page.evaluate((wanted) => {
    const count = () => document.querySelectorAll("*").length
    const part = document.querySelector("main")
    while (part && count() < wanted) document.body.append(part.cloneNode(true))
    return count()
  }, wanted)

/** Through the app's own door: the word of another tab that the theme was changed. */
async function switchThrough({ ids, turns }: { ids: string[]; turns: number }): Promise<Switch[]> {
  const painted = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      requestAnimationFrame(() => port2.postMessage(null))
    })
  const switches: Switch[] = []
  for (let index = 0; index < ids.length * turns; index++) {
    const newValue = JSON.stringify(ids[index % ids.length])
    localStorage.setItem("selectedColorScheme", newValue)
    await painted()
    const begun = performance.now()
    window.dispatchEvent(
      new StorageEvent("storage", { key: "selectedColorScheme", newValue, storageArea: localStorage }),
    )
    document.body.getBoundingClientRect()
    const workMs = performance.now() - begun
    if (document.documentElement.dataset.theme !== ids[index % ids.length]) throw new Error("The theme did not change.")
    switches.push({ workMs, paintedMs: (await painted()) - begun })
  }
  return switches
}
