import type { CDPSession, Page, ViewportSize } from "playwright"
import type { Player } from "../e2e/casino"
import { atBuiltCasino } from "../support/built-casino"
import { readFrames, record, smoothness } from "./frames"
import type { Benchmark, Figure } from "./report"

const slowdown = 4
const scrollPxPerSecond = 900
const tiltSteps = 180

const screens = [
  { name: "1440 px", viewport: { width: 1440, height: 900 }, touch: false },
  { name: "390 px", viewport: { width: 390, height: 844 }, touch: true },
]

/** How smoothly the front page of a player moves at a quarter of this machine's speed: read through, and its cards tilted. */
export const homeFrames: Benchmark = {
  name: "home-frames",
  builtApp: true,
  run: () =>
    atBuiltCasino(async ({ newPlayer }) => {
      const figures: Figure[] = []
      for (const { name, viewport, touch } of screens) {
        const player = await newPlayer({ hasTouch: touch })
        const { page, context } = player
        await record(context, "html", "data-doing")
        const devtools = await atHome(player, viewport)
        await during(page, "scrolling", () => scrolled(devtools, touch))
        if (!touch) await during(page, "tilting", () => tilted(page))
        const recording = await readFrames(page)
        figures.push(smoothness(`scrolling the front page at ${name}`, "scrolling", recording))
        if (!touch) figures.push(smoothness(`tilting game cards at ${name}`, "tilting", recording))
        await context.close()
      }
      return figures
    }),
}

async function atHome(player: Player, viewport: ViewportSize): Promise<CDPSession> {
  const { page, context } = player
  await player.openGame()
  await page.setViewportSize(viewport)
  await page.goto("/")
  await page.getByRole("link", { name: "Play Now Dice" }).first().waitFor()
  await page.waitForLoadState("networkidle")
  const devtools = await context.newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  return devtools
}

async function during(page: Page, doing: string, action: () => Promise<void>) {
  const say = (word: string) => page.evaluate((word) => document.documentElement.setAttribute("data-doing", word), word)
  await say(doing)
  await action()
  await say("nothing")
}

/** Down the page and back, as a finger or a wheel moves it. */
async function scrolled(devtools: CDPSession, touch: boolean) {
  for (const yDistance of [-1_800, 1_800]) {
    await devtools.send("Input.synthesizeScrollGesture", {
      x: 190,
      y: 500,
      yDistance,
      speed: scrollPxPerSecond,
      gestureSourceType: touch ? "touch" : "mouse",
    })
  }
}

/** A pointer that wanders over the cards in sight. */
async function tilted(page: Page) {
  const card = page.getByRole("link", { name: "Play Now Dice" }).first()
  await card.scrollIntoViewIfNeeded()
  const box = await card.boundingBox()
  if (!box) throw new Error("There is no card to tilt.")
  for (let step = 0; step < tiltSteps; step++) {
    const turn = (step / tiltSteps) * 6 * Math.PI
    await page.mouse.move(box.x + box.width * (0.5 + 0.45 * Math.cos(turn)), box.y - 60 + 50 * Math.sin(2 * turn))
  }
}
