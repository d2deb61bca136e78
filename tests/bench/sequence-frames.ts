import type { Page } from "playwright"
import { atBuiltStorybook } from "../support/built-storybook"
import { forgetFrames, lateness, readFrames, record } from "./frames"
import type { Benchmark, Figure } from "./report"
import { phone, remount, type Sequence, sequences, shownMs } from "./sequences"

const slowdown = 4
const plays = 3
/** A story that mounts has drawn its board by then; its reveal has just begun. */
const mountMs = 150
const restMs = 600

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
      await page.setViewportSize(phone)
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
    await page.evaluate(remount, story)
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
