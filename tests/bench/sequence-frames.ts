import type { Page } from "playwright"
import { atBuiltStorybook } from "../support/built-storybook"
import { forgetFrames, lateness, readFrames, record } from "./frames"
import type { Benchmark, Figure } from "./report"

const slowdown = 4
const plays = 3
/** A story that mounts has drawn its board by then; its reveal has just begun. */
const mountMs = 150
/** From the drawn result on: the reveal, half a second to read, the longest drawing. */
const shownMs = 5_000
const restMs = 600

interface Sequence {
  name: string
  /** A story that begins with a drawn result which is not revealed yet. */
  story: string
}

const storyId = (name: string) => `features-games-wins-on-boards--${name}`
const sequences: readonly Sequence[] = [
  { name: "a win of 1.5x", story: storyId("one-and-a-half") },
  { name: "a win of 5x", story: storyId("five-times") },
  { name: "a top outcome", story: storyId("top") },
  { name: "a jackpot", story: storyId("jackpot") },
  { name: "a deal", story: storyId("deal") },
  { name: "a spin", story: storyId("spin") },
]
const themes = ["romanticDegen", "arctic"] as const

/**
 * How smoothly a result is revealed and a win is drawn in 2D at a quarter of this machine's speed, with all bits, and without
 * the setting that draws fewer of them on a slow machine.
 */
export const sequenceFrames: Benchmark = {
  name: "sequence-frames",
  run: () =>
    atBuiltStorybook({ webgl: false, moving: true }, async ({ context }) => {
      await record(context, "html", "data-sequence")
      const page = await context.newPage()
      await page.setViewportSize({ width: 390, height: 844 })
      const figures: Figure[] = []
      for (const theme of themes) for (const sequence of sequences) figures.push(await measured(page, sequence, theme))
      return figures
    }),
}

async function measured(page: Page, { name, story }: Sequence, theme: string): Promise<Figure> {
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`)
  await page.locator("[data-slot=board]").waitFor()
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { adaptiveRaf: "false", particles: "96" }))
  // Everything that the sequence fetches is here after the first time.
  await page.waitForTimeout(shownMs)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await forgetFrames(page)
  for (let played = 0; played < plays; played++) {
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, argument: unknown) => void }
      } // put there by Storybook
      channel.emit("forceRemount", { storyId })
    }, story)
    await page.waitForTimeout(mountMs)
    await during(page, shownMs)
    await page.waitForTimeout(restMs)
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 })
  await devtools.detach()
  return lateness(`${name} in ${theme}`, "shown", await readFrames(page))
}

async function during(page: Page, ms: number) {
  const say = (word: string) =>
    page.evaluate((word) => document.documentElement.setAttribute("data-sequence", word), word)
  await say("shown")
  await page.waitForTimeout(ms)
  await say("nothing")
}
