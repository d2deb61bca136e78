import { createHash } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { ThemeId } from "@dghrt/themes"
import type { Browser } from "playwright"
import { StackProcess } from "../../tests/e2e/stack"
import { callOf } from "../../tests/engines/in-page"
import { threeThemes } from "../../tests/prove/three-themes"
import { type Camera, type Captures, captureTheme, openCamera } from "./capture"
import { type Picture, pictureKey } from "./picture"
import { storageOf, type Visit, visitId, visits, withoutShell } from "./routes"

export interface RouteRequest {
  /** A checkout whose app is built. */
  readonly checkout: string
  /** Receives one PNG per visit and theme. */
  readonly folder: string
  readonly routes: RegExp
  readonly themes: readonly ThemeId[]
  readonly workers: number
}

const heights: Readonly<Record<number, number>> = { 390: 844, 1440: 900 }
const deadlineMs = 30_000

/**
 * Captures every route of the built app as a visitor and as a player. The app runs against a local network and an API of
 * its own, which begin empty: balances, pools and statistics are the same in every run, and no price ever arrives.
 */
export async function captureRoutes(browser: Browser, request: RouteRequest): Promise<Captures> {
  await mkdir(request.folder, { recursive: true })
  const themes = request.themes.filter((theme) => threeThemes.includes(theme))
  const pictures = new Map<string, Picture>()
  const broken = new Map<string, string>()
  const begun = performance.now()
  const stack = await StackProcess.start({ cwd: request.checkout })
  try {
    await ready(stack.addresses.url)
    const queue = visits(request.routes).values()
    const work = async () => {
      for (const visit of queue) {
        const camera = await openCamera(browser, stack.addresses.url)
        // After the script that empties the storage.
        await camera.page.context().addInitScript((storage) => {
          Object.assign(localStorage, storage)
        }, storageOf[visit.visitor])
        const problem = await captureVisit(camera, visit, { ...request, themes }, pictures).catch(
          (error: Error) => error.message,
        )
        if (problem !== null) broken.set(visitId(visit), problem)
        await camera.page.context().close()
      }
    }
    await Promise.all(Array.from({ length: request.workers }, work))
  } finally {
    await stack.stop()
  }
  return { pictures, broken, taken: pictures.size, seconds: (performance.now() - begun) / 1000 }
}

async function captureVisit(
  camera: Camera,
  visit: Visit,
  { folder, themes }: RouteRequest,
  pictures: Map<string, Picture>,
): Promise<string | null> {
  const { page, url } = camera
  const size = { width: visit.width, height: heights[visit.width] ?? 900 }
  await page.setViewportSize(size)
  await page.goto(new URL(visit.path, url).href, { waitUntil: "commit" })
  const listening = withoutShell.includes(visit.path) ? "h1" : "html[data-navigation]"
  await page.locator(listening).first().waitFor({ state: "attached", timeout: deadlineMs })
  // The chain's code, the balance and the statistics come after the page and in their own order.
  await page.waitForLoadState("networkidle", { timeout: deadlineMs })
  await page.waitForFunction(nothingLoads, null, { timeout: deadlineMs })
  await page.evaluate(() => stillPage.hold())
  await page.evaluate(callOf(fixMeasurements))
  const id = visitId(visit)
  for (const theme of themes) {
    const png = await captureTheme(camera, theme, size)
    const file = join(folder, `${id}--${theme}.png`)
    await writeFile(file, png)
    const name = `${visit.visitor}, ${visit.width} px`
    const picture = { story: id, component: `Route ${visit.path}`, name, theme, file }
    pictures.set(pictureKey(picture), { ...picture, sha256: createHash("sha256").update(png).digest("hex") })
  }
  return null
}

/** Resolves when the server has read the chain; until then it answers that figures are not known yet. */
async function ready(url: string): Promise<void> {
  const deadline = performance.now() + deadlineMs
  while (!(await fetch(new URL("/api/ready", url))).ok) {
    if (performance.now() > deadline) throw new Error("The server did not read its chain in time")
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Runs in the page: whether everything in its first view has come. What is below may wait until it is scrolled to. */
const nothingLoads = () =>
  Array.from(document.querySelectorAll("[data-slot=skeleton]")).every(
    (skeleton) => skeleton.getBoundingClientRect().top > innerHeight,
  )

/** Runs in the page: how long the server took to answer, its clock, what it counts in time and its port are others each time. */
function fixMeasurements() {
  const fixed = (text: string) =>
    text
      .replaceAll(location.host, "casino.example")
      .replace(/^\d+ ms$/, "20 ms")
      .replace(/\d{1,2}:\d{2}(:\d{2})?/, "12:00")
      .replace(/\d+s ago/, "1s ago")
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const value = text.nodeValue ?? ""
    if (value !== fixed(value)) text.nodeValue = fixed(value)
  }
  for (const field of document.querySelectorAll("input")) field.value = fixed(field.value)
}
