import { mkdirSync, writeFileSync } from "node:fs"
import type { BrowserContext, Page } from "playwright"
import { atBuiltStorybook } from "../support/built-storybook"
import type { Benchmark, Figure } from "./report"
import { phone, remount, type Sequence, sequences, shownMs } from "./sequences"

const folder = "dist/reports/sequences"
const everyMs = 100
const themes = ["midnight", "arctic"] as const
/** How the player has set motion and light; each is what the page's root says then. */
const modes: Readonly<Record<string, Record<string, string>>> = {
  motion: {},
  "reduced motion": { reduceMotion: "true" },
  "less glow": { lessGlow: "true" },
}

interface Drawn {
  tier: string
  fromMs: number
  toMs: number
  /** The theme's own gesture was seen. */
  gesture: boolean
}

/**
 * Pictures of each sequence, one for every tenth of a second, to be looked at; and how long what is drawn over the board
 * stays there. A number may stay 900 ms, a layer 3 s, and there is no gesture with reduced motion or less glow.
 */
export const sequencePictures: Benchmark = {
  name: "sequence-pictures",
  run: () =>
    atBuiltStorybook({ webgl: false, moving: true }, async ({ context }) => {
      mkdirSync(folder, { recursive: true })
      const figures: Figure[] = []
      for (const [mode, settings] of Object.entries(modes))
        for (const theme of themes)
          for (const sequence of sequences) figures.push(await taken(context, sequence, { mode, settings, theme }))
      return figures
    }),
}

async function taken(
  context: BrowserContext,
  { name, story }: Sequence,
  { mode, settings, theme }: { mode: string; settings: Record<string, string>; theme: string },
): Promise<Figure> {
  const page = await context.newPage()
  await page.setViewportSize(phone)
  // Storybook may load the page again to mount a story anew.
  await page.addInitScript(watch, { adaptiveRaf: "false", ...settings })
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`)
  await page.locator("[data-slot=board]").waitFor()
  // Everything that the sequence fetches is here after the first time.
  await page.waitForTimeout(shownMs)
  const stop = await screencast(page)
  const begunMs = await page.evaluate(() => {
    Object.assign(window as unknown as Watched, { drawn: [] })
    return Date.now()
  })
  await page.evaluate(remount, story)
  await page.waitForTimeout(shownMs)
  const frames = await stop()
  const drawn = await page.evaluate(() => (window as unknown as Watched).drawn)
  await page.close()
  for (let atMs = 0; atMs < shownMs; atMs += everyMs) {
    const frame = frames.findLast((each) => each.atMs <= begunMs + atMs)
    const file = `${mode}-${theme}-${name}-${`${atMs}`.padStart(4, "0")}`.replaceAll(" ", "-")
    if (frame) writeFileSync(`${folder}/${file}.jpg`, Buffer.from(frame.data, "base64"))
  }
  const words = drawn.map(
    ({ tier, fromMs, toMs, gesture }) => `${tier} for ${toMs - fromMs} ms${gesture ? " with a gesture" : ""}`,
  )
  return { what: `${name} in ${theme}, ${mode}`, value: words.join(", ") || "nothing over the board" }
}

/** Each frame that the browser draws; it draws one when something changes. */
async function screencast(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const frames: { data: string; atMs: number }[] = []
  devtools.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ data, atMs: (metadata.timestamp ?? 0) * 1_000 })
    // A page that is being closed takes no answer.
    devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined)
  })
  await devtools.send("Page.startScreencast", { format: "jpeg", quality: 70, everyNthFrame: 1 })
  return async () => {
    await devtools.send("Page.stopScreencast")
    return frames
  }
}

interface Watched {
  drawn: Drawn[]
}

/** Runs before the page's scripts: says on its root what the player has set, and notes what is drawn over the board. */
function watch(settings: Record<string, string>) {
  const watched = window as unknown as Watched
  watched.drawn = []
  let shown: Element | null = null
  const look = () => {
    Object.assign(document.documentElement.dataset, settings)
    const found = document.querySelector<HTMLElement>("[data-slot=celebration]")
    const gesture = found?.querySelector("[data-slot=signature]")?.checkVisibility() ?? false
    const nowMs = Math.round(performance.now())
    if (found && found !== shown)
      watched.drawn.push({ tier: found.dataset.tier ?? "", fromMs: nowMs, toMs: nowMs, gesture })
    const last = watched.drawn.at(-1)
    if (found && last) Object.assign(last, { toMs: nowMs, gesture: last.gesture || gesture })
    shown = found
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
