import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { ThemeId } from "@dghrt/themes"
import { type Browser, type CDPSession, chromium, type Page, type Request } from "playwright"
import * as v from "valibot"
import { preview } from "vite"
import { chromiumLaunch } from "../browser"
import { findBrowser } from "../find-browser.mjs"
import { type Picture, pictureKey } from "./picture"

/** What `still-page.js` puts into every page. */
interface StillPage {
  hold(): Promise<void>
  finished(withinMs: number): Promise<{ phase: string; size: Size | null }>
  show(theme: string): Promise<number>
  drawn(): Promise<void>
}
declare global {
  var stillPage: StillPage
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface CaptureRequest {
  /** A built Storybook. */
  readonly storybook: string
  /** Receives one PNG per story and theme; one that is there already is not taken again. */
  readonly folder: string
  readonly stories: readonly Story[]
  readonly themes: readonly ThemeId[]
  readonly workers: number
  /** Called after each story with the pictures that were taken. */
  readonly onProgress?: (taken: number) => void
}

export interface Captures {
  readonly pictures: ReadonlyMap<string, Picture>
  /** Stories that did not finish, with the reason. */
  readonly broken: ReadonlyMap<string, string>
  readonly seconds: number
  /** Pictures that were not there before. */
  readonly taken: number
}

const screen: Size = { width: 1280, height: 720 }
/** Each picture is drawn whole and at once: what an earlier theme left in a tile must not show at an edge. */
const wholeFrames = [
  "--disable-partial-raster",
  "--disable-checker-imaging",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
  "--disable-new-content-rendering-timeout",
  "--run-all-compositor-stages-before-draw",
]
const tallestPx = 4_000
const storyDeadlineMs = 30_000
const mostShots = 10

const storyIndex = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      type: v.string(),
      title: v.string(),
      name: v.string(),
      importPath: v.string(),
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
})
export type Story = v.InferOutput<typeof storyIndex>["entries"][string]

/** The stories of a built Storybook. */
export async function listStories(storybook: string): Promise<readonly Story[]> {
  const { entries } = v.parse(storyIndex, JSON.parse(await readFile(join(storybook, "index.json"), "utf8")))
  return Object.values(entries).filter(({ type }) => type === "story")
}

const fileOf = ({ folder }: Pick<CaptureRequest, "folder">, { id }: Story, theme: ThemeId) =>
  join(folder, `${pictureKey({ story: id, theme })}.png`)

/** How many pictures of a request are still to be taken. */
export const missing = (request: Pick<CaptureRequest, "folder" | "stories" | "themes">) =>
  request.stories.flatMap((story) => request.themes.filter((theme) => !existsSync(fileOf(request, story, theme))))
    .length

/** Starts the browser that takes the pictures. */
export async function openBrowser(): Promise<Browser> {
  const launch = chromiumLaunch()
  return chromium.launch({ ...launch, args: [...(launch.args ?? []), ...wholeFrames] }).catch((error: Error) => {
    if (findBrowser() !== null) throw error
    throw new Error("No browser is installed. Run npx playwright install chromium, or set CHROMIUM to one.")
  })
}

/** Changes with everything that two pictures of one commit could differ by: the browser, its options, and how a page is held. */
export function drawnBy(browser: Browser, installed: string): string {
  const own = ["./still-page.js", "./capture.ts", "../browser.ts"].map((name) =>
    readFileSync(new URL(name, import.meta.url)),
  )
  const hash = createHash("sha256").update(`${browser.version()} ${installed}`)
  for (const text of own) hash.update(text)
  return hash.digest("hex").slice(0, 12)
}

/** Captures stories in themes; the theme is toggled in place, which is many times faster than loading again. */
export async function capture(browser: Browser, request: CaptureRequest): Promise<Captures> {
  const pictures = new Map<string, Picture>()
  const broken = new Map<string, string>()
  const begun = performance.now()
  const toTake = missing(request)
  let taken = 0
  await mkdir(request.folder, { recursive: true })
  if (toTake > 0) {
    const server = await preview({
      configFile: false,
      logLevel: "error",
      build: { outDir: request.storybook },
      // Each story loads the whole Storybook anew: nothing of it changes meanwhile, so that nothing is asked for twice.
      preview: { port: 0, host: "127.0.0.1", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    })
    const address = server.httpServer.address()
    if (address === null || typeof address === "string") throw new Error("The Storybook server has no port")
    const queue = request.stories.values()
    const work = async () => {
      const camera = await openCamera(browser, `http://127.0.0.1:${address.port}`)
      try {
        for (const story of queue) {
          const themes = request.themes.filter((theme) => !existsSync(fileOf(request, story, theme)))
          const problem = themes.length === 0 ? null : await captureStory(camera, story, { ...request, themes })
          if (problem === null) taken += themes.length
          else broken.set(story.id, problem)
          request.onProgress?.(taken)
        }
      } finally {
        await camera.page.context().close()
      }
    }
    try {
      await Promise.all(Array.from({ length: request.workers }, work))
    } finally {
      await server.close()
    }
  }
  for (const story of request.stories.filter(({ id }) => !broken.has(id)))
    for (const theme of request.themes) {
      const file = fileOf(request, story, theme)
      const picture = { story: story.id, component: story.title, name: story.name, theme, file }
      const sha256 = createHash("sha256")
        .update(await readFile(file))
        .digest("hex")
      pictures.set(pictureKey(picture), { ...picture, sha256 })
    }
  return { pictures, broken, taken, seconds: (performance.now() - begun) / 1000 }
}

export interface Camera {
  readonly page: Page
  readonly devtools: CDPSession
  readonly url: string
  /** What the page has asked for and not been given. */
  readonly pending: ReadonlySet<Request>
}

export async function openCamera(browser: Browser, url: string): Promise<Camera> {
  const context = await browser.newContext({
    viewport: screen,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
    serviceWorkers: "block",
  })
  await context.addInitScript({ path: fileURLToPath(new URL("./still-page.js", import.meta.url)) })
  const page = await context.newPage()
  const pending = new Set<Request>()
  page.on("request", (request) => pending.add(request))
  page.on("requestfinished", (request) => pending.delete(request))
  page.on("requestfailed", (request) => pending.delete(request))
  return { page, devtools: await context.newCDPSession(page), url, pending }
}

/** Stories may ask for a phone: they load again on its screen, as their play function expects. */
async function openStory({ page, url, pending }: Camera, id: string) {
  const open = async (size: Size) => {
    await page.setViewportSize(size)
    await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=motion:reduced`, { waitUntil: "commit" })
    await page.waitForLoadState("domcontentloaded")
    const finished = await page.evaluate((deadlineMs) => stillPage.finished(deadlineMs), storyDeadlineMs)
    // Code that a part of the story is made of may still be on its way, and may ask for more once it is here.
    const lateMs = performance.now() + storyDeadlineMs
    do await page.evaluate(() => stillPage.drawn())
    while (pending.size > 0 && performance.now() < lateMs)
    return finished
  }
  const first = await open(screen)
  return first.size === null ? { ...first, size: screen } : { ...(await open(first.size)), size: first.size }
}

async function captureStory(camera: Camera, story: Story, request: CaptureRequest): Promise<string | null> {
  const { themes } = request
  const { phase, size } = await openStory(camera, story.id)
  if (phase !== "played") return `ended as "${phase}"`
  // A change of theme repaints everything: layers that were composited while they moved have other antialiasing.
  const drawn = await camera.page.evaluate(() => document.documentElement.dataset.theme)
  const another: ThemeId = drawn === "arctic" ? "romanticDegen" : "arctic"
  if (drawn === themes[0]) await camera.page.evaluate((theme) => stillPage.show(theme), another)
  for (const theme of themes) {
    const png = await captureTheme(camera, theme, size)
    const file = fileOf(request, story, theme)
    // A picture that is there is whole, whenever a run ends.
    await writeFile(`${file}.part`, png)
    await rename(`${file}.part`, file)
  }
  return null
}

/** A page taller than the screen grows the screen for this one picture. */
export async function captureTheme({ page, devtools }: Camera, theme: ThemeId, size: Size): Promise<Buffer> {
  const show = () => page.evaluate((name) => stillPage.show(name), theme)
  const height = Math.min(await show(), tallestPx)
  const tall = height > size.height
  if (tall) {
    await page.setViewportSize({ width: size.width, height })
    await show()
  }
  const shoot = async () =>
    (await devtools.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true })).data
  let data = await shoot()
  if (tall) {
    // What scrolls within the page and has just come into the screen is drawn in the browser's own time.
    for (let shots = 1; shots < mostShots; shots += 1) {
      const next = await shoot()
      if (next === data) break
      data = next
    }
    await page.setViewportSize(size)
  }
  return Buffer.from(data, "base64")
}
