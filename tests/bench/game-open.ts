import type { Page } from "playwright"
import { atBuiltCasino } from "../support/built-casino"
import { type Benchmark, ms, quantile } from "./report"

const slowdown = 4
const turns = 7
const splashBudgetMs = 100
const gamePageBudgetMs = 1_500

/** How long a player waits for a game at a quarter of this machine's speed: from the link to the splash, from there to a board that takes a bet, and from a typed address to that table. */
export const gameOpen: Benchmark = {
  name: "game-open",
  builtApp: true,
  run: () =>
    atBuiltCasino(async ({ newPlayer }) => {
      const player = await newPlayer()
      const { page, context } = player
      await player.openGame()
      const gamePage = page.url()
      const devtools = await context.newCDPSession(page)
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
      const splash: number[] = []
      const start: number[] = []
      const typed: number[] = []
      for (let turn = 0; turn < turns; turn++) {
        await page.getByRole("button", { name: "Back" }).click()
        const link = page.getByRole("link", { name: "Play Now Dice" }).first()
        // Pointing at the link is the intent that fetches the page ahead.
        await link.hover()
        await page.waitForLoadState("networkidle")
        splash.push(await painted(page, "a[href$='/dice']", startButton))
        start.push(await painted(page, startButton, readyButton))
      }
      await context.addInitScript(startWhenReady, [startButton, readyButton] as const)
      for (let turn = 0; turn < turns; turn++) {
        await page.goto(gamePage, { waitUntil: "commit" })
        typed.push(await startedMs(page))
      }
      const figure = (what: string, samples: number[], budgetMs: number) => ({
        what: `${what} at ${slowdown}× slowdown`,
        value: `median ${ms(quantile(samples, 0.5))}, most ${ms(Math.max(...samples))}`,
        beside: `budget ≤ ${ms(budgetMs)}`,
      })
      return [
        figure("from a pointed-at link to the splash", splash, splashBudgetMs),
        figure("from Start Game to a board that takes a bet", start, gamePageBudgetMs),
        figure("from a typed address through the splash to that board", typed, gamePageBudgetMs),
      ]
    }),
}

const startButton = "[data-slot=splash] button"
const readyButton = "[data-slot=bet-dock] > button:not([disabled]):not([aria-disabled=true])"

/** Milliseconds from a click on `from` until `to` has been painted, by the page's own clock. */
const painted = (page: Page, from: string, to: string): Promise<number> =>
  page.evaluate(
    ([from, to]) =>
      new Promise<number>((resolve) => {
        const beganMs = performance.now()
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - beganMs)
        const look = () => {
          if (!document.querySelector(to)) requestAnimationFrame(look)
          // The message comes after the frame that found it: by then it is on screen.
          else port2.postMessage(null)
        }
        document.querySelector<HTMLElement>(from)?.click()
        requestAnimationFrame(look)
      }),
    [from, to] as const,
  )

interface StartWatch {
  startedMs?: number
}

/** Runs before the page: presses Start as soon as it is there and records when the board was painted, from the page's first moment on. */
function startWhenReady([startButton, readyButton]: readonly [string, string]) {
  const watch = window as Window & StartWatch
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    watch.startedMs = performance.now()
  }
  let pressed = false
  const look = () => {
    const start = document.querySelector<HTMLElement>(startButton)
    if (start && !pressed) start.click()
    pressed ||= start !== null
    if (pressed && document.querySelector(readyButton)) port2.postMessage(null)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** What `startWhenReady` kept. */
const startedMs = async (page: Page): Promise<number> =>
  (await (await page.waitForFunction(() => (window as Window & StartWatch).startedMs)).jsonValue()) ?? Number.NaN
