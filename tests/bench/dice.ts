import type { BrowserContext, Page } from "playwright"
import { atBuiltCasino } from "../support/built-casino"
import { type Benchmark, type Figure, ms, quantile } from "./report"

const slowdown = 4
const rolls = 3
const waitMs = 3_000
const longTaskMs = 50

interface Recording {
  frames: { phase: string; ms: number }[]
  longTasks: { phase: string; ms: number }[]
}

/** How smoothly the stone turns on a phone: four times slower than this machine. */
export const dice: Benchmark = {
  name: "dice",
  builtApp: true,
  run: () =>
    atBuiltCasino(async ({ stack, newPlayer }) => {
      const player = await newPlayer()
      await record(player.context)
      await player.sitDown()
      await stack.tell("setDelay", waitMs)
      const devtools = await player.context.newCDPSession(player.page)
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
      for (let roll = 0; roll < rolls; roll++) {
        await player.roll().click()
        await player.told().waitFor({ state: "hidden" })
        await player.told().waitFor({ timeout: 10 * waitMs })
      }
      const recording = await read(player.page)
      return [
        ...smoothness("waiting for the result", "rolling", recording),
        ...smoothness("the reveal", "revealing", recording),
      ]
    }),
}

function smoothness(what: string, phase: string, { frames, longTasks }: Recording): Figure[] {
  const times = frames.filter((frame) => frame.phase === phase).map((frame) => frame.ms)
  const tasks = longTasks.filter((task) => task.phase === phase).map((task) => task.ms)
  if (times.length === 0) throw new Error(`The board was never seen "${phase}": nothing was measured.`)
  const rate = (1_000 * times.length) / times.reduce((sum, time) => sum + time, 0)
  const worst = tasks.length === 0 ? "none" : `${tasks.length}, the longest ${ms(Math.max(...tasks))}`
  return [
    {
      what: `${what}, ${slowdown} times slower`,
      value: `${rate.toFixed(1)} frames/s`,
      beside: `budget ≥ 55; p95 frame ${ms(quantile(times, 0.95))}`,
    },
    { what: `  tasks over ${longTaskMs} ms`, value: worst, beside: "budget 0" },
  ]
}

/** Each frame and each long task belongs to what the board was showing when it began. */
const record = (context: BrowserContext) =>
  context.addInitScript(() => {
    const recording: Recording = Object.assign(window, { frames: [], longTasks: [] })
    const phase = () => document.querySelector("[data-slot=dice]")?.getAttribute("data-phase") ?? "elsewhere"
    let before = { phase: "elsewhere", at: performance.now() }
    const onFrame = (at: number) => {
      recording.frames.push({ phase: before.phase, ms: at - before.at })
      before = { phase: phase(), at }
      requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) recording.longTasks.push({ phase: phase(), ms: duration })
    }).observe({ type: "longtask" })
  })

const read = (page: Page): Promise<Recording> =>
  page.evaluate(() => {
    const { frames, longTasks } = window as unknown as Recording // put there by the script above
    return { frames, longTasks }
  })
