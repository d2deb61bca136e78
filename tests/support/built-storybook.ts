import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type BrowserContext, chromium, type Page } from "playwright"
import * as v from "valibot"
import { preview } from "vite"
import { windowlessLaunch } from "../../tools/browser"
import { buildStorybook } from "../../tools/visual/trees"

const index = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      type: v.picklist(["docs", "story"]),
      title: v.string(),
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
})
export type Entry = v.InferOutput<typeof index>["entries"][string]

export interface BuiltStorybook {
  entries: readonly Entry[]
  context: BrowserContext
}

/**
 * The Storybook of the working tree as it is published, with documentation, and a browser to read it. Without `webgl` the
 * games fall back to 2D, because a page that draws six boards in 3D takes a minute where the processor draws them.
 */
export async function atBuiltStorybook<T>(
  { webgl }: { webgl: boolean },
  visit: (storybook: BuiltStorybook) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "storybook-"))
  try {
    await buildStorybook(process.cwd(), folder, { docs: true })
    const { entries } = v.parse(index, JSON.parse(await readFile(join(folder, "index.json"), "utf8")))
    const server = await preview({
      configFile: false,
      logLevel: "error",
      build: { outDir: folder },
      preview: { port: 0, host: "127.0.0.1" },
    })
    const baseURL = server.resolvedUrls?.local[0]
    if (baseURL === undefined) throw new Error("The server of the Storybook has no address")
    const { args = [], ...launch } = windowlessLaunch()
    const browser = await chromium.launch({ ...launch, args: webgl ? args : [...args, "--disable-3d-apis"] })
    try {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 1280, height: 900 },
        reducedMotion: "reduce",
      })
      // The TypeScript runner gives named functions a helper that a page they are sent to does not have.
      await context.addInitScript({ content: "globalThis.__name = (named) => named" })
      return await visit({ entries: Object.values(entries), context })
    } finally {
      await browser.close()
      await server.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Hands the entries to pages that work side by side, and returns a sentence for each that has a problem. */
export async function problemsOf(
  entries: readonly Entry[],
  {
    context,
    pages,
    look,
  }: { context: BrowserContext; pages: number; look: (page: Page, id: string) => Promise<string[]> },
): Promise<string[]> {
  const queue = entries.values()
  const problems: string[] = []
  const work = async () => {
    const page = await context.newPage()
    let errors: string[] = []
    page.on("pageerror", ({ message }) => errors.push(message))
    for (const { id } of queue) {
      errors = []
      const found = await look(page, id).catch((error: Error) => [error.message])
      for (const problem of [...errors, ...found]) problems.push(`${id}: ${problem}`)
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: pages }, work))
  return problems
}

const deadlineMs = 30_000

/**
 * Opens a page of documentation and says what is wrong with it. The second and later pages open in place, as from the
 * sidebar: loading Storybook anew takes longer than a page of it.
 */
export async function lookAtDocs(page: Page, id: string): Promise<string[]> {
  if (page.url() === "about:blank")
    await page.goto("iframe.html?viewMode=docs&id=introduction", { waitUntil: "commit" })
  await page.waitForFunction(() => Reflect.has(globalThis, "__STORYBOOK_ADDONS_CHANNEL__"), null, {
    timeout: deadlineMs,
  })
  const opened = await page.evaluate(openDocs, { id, deadlineMs })
  // Whatever an error leaves behind must not meet the next page.
  if (!opened) {
    const message = await page.locator("#error-message").textContent()
    await page.goto("about:blank")
    return [message || "the page did not open"]
  }
  return page.evaluate(readDocs, { ofPackage: /^(components|casino)-/.test(id) })
}

interface Channel {
  on(event: string, listener: (detail: unknown) => void): void
  off(event: string, listener: (detail: unknown) => void): void
  emit(event: string, detail: unknown): void
}

/** Runs in the page. */
function openDocs({ id, deadlineMs }: { id: string; deadlineMs: number }): Promise<boolean> {
  const channel: Channel = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__")
  return new Promise((resolve) => {
    const end = (opened: boolean) => {
      clearTimeout(timer)
      channel.off("docsRendered", hear)
      channel.off("storyErrored", fail)
      channel.off("storyThrewException", fail)
      resolve(opened)
    }
    const hear = (rendered: unknown) => {
      if (rendered === id) end(true)
    }
    const fail = () => end(false)
    const timer = setTimeout(fail, deadlineMs)
    channel.on("docsRendered", hear)
    channel.on("storyErrored", fail)
    channel.on("storyThrewException", fail)
    channel.emit("setCurrentStory", { storyId: id, viewMode: "docs" })
  })
}

/** Runs in the page. The page of a component of the package says what it is for, how to import it and shows an example. */
async function readDocs({ ofPackage }: { ofPackage: boolean }) {
  const problems: string[] = []
  const docs = document.querySelector("#storybook-docs")
  if (!docs || document.body.classList.contains("sb-show-errordisplay")) {
    return [document.querySelector("#error-message")?.textContent ?? "an error"]
  }
  // Each framed story is opened by itself as well; a frame would load a Storybook of its own.
  for (const frame of docs.querySelectorAll<HTMLIFrameElement>("iframe[data-framed-story]")) frame.src = "about:blank"
  const blocks = [...docs.querySelectorAll<HTMLElement>("[data-story-block]")]
  const inner = (block: HTMLElement) => block.querySelector('[id$="-inner"]')
  const waiting = () => blocks.some((block) => inner(block)?.childElementCount === 0)
  for (let frame = 0; frame < 300 && waiting(); frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  for (const block of blocks) {
    if (!inner(block)) problems.push(`${block.id} shows an error: ${block.textContent?.slice(0, 200)}`)
    else if (inner(block)?.childElementCount === 0) problems.push(`${block.id} draws nothing`)
  }
  const ink = getComputedStyle(document.documentElement).color
  for (const canvas of docs.querySelectorAll("[data-story-block] .canvas:not(.canvas .canvas)")) {
    if (getComputedStyle(canvas).color !== ink) problems.push("a story has the text colour of the page around it")
  }
  if ((docs.textContent ?? "").trim() === "") problems.push("the page is empty")
  for (const { textContent } of docs.querySelectorAll("p")) {
    if (/\|\s*---/.test(textContent ?? ""))
      problems.push(`a table is printed as its source: ${textContent?.slice(0, 60)}`)
  }
  if (ofPackage) {
    const headings = [...docs.querySelectorAll("h2")]
    const purpose = docs.querySelector("h1 ~ p, h1 ~ div p")
    const opening = headings[0]
    if (!purpose || !opening || !(purpose.compareDocumentPosition(opening) & Node.DOCUMENT_POSITION_FOLLOWING)) {
      problems.push("the page does not begin with what the component is for")
    }
    const hasImportUnder = (title: string) =>
      /import \{[^}]+\} from "@dghrt\/design-system/.test(
        headings.find(({ textContent }) => textContent === title)?.nextElementSibling?.textContent ?? "",
      )
    for (const title of ["Import", "Example"]) {
      // What colours the code is loaded after the first page.
      for (let frame = 0; frame < 300 && !hasImportUnder(title); frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      if (!hasImportUnder(title)) problems.push(`no ${title} to copy`)
    }
    for (const row of docs.querySelectorAll(".docblock-argstable-body tr")) {
      const [name, about] = [...row.children].map(({ textContent }) => textContent?.trim() ?? "")
      const described = (row.children[1]?.querySelector("div > span, p")?.textContent ?? "").trim()
      if (!/[a-z]{3}/.test(described)) problems.push(`the prop ${name} has no description: ${about}`)
      const types = [...(row.children[1]?.querySelectorAll("span") ?? [])].map(({ textContent }) => textContent)
      const vague = types.find((type) => /^(union|unknown|object|function|signature|Variant<.*)$/s.test(type ?? ""))
      if (vague) problems.push(`the prop ${name} is shown as "${vague}"`)
    }
  }

  // A layer that covers the page takes the pointer where its words are.
  const name = (element: Element | null) =>
    element ? `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 40)}"` : "nothing"
  for (const heading of docs.querySelectorAll(":is(h1, h2, h3, p, th):not([data-story-block] *)")) {
    if (heading.textContent?.trim() === "") continue
    const line = document.createRange()
    line.selectNodeContents(heading)
    // By its first line: what is taller than the window would begin above it.
    scrollBy({ top: (line.getClientRects()[0]?.top ?? 0) - innerHeight / 2, behavior: "instant" })
    const [first] = line.getClientRects()
    if (!first || first.width === 0 || first.height === 0) continue
    const [x, y] = [first.left + Math.min(first.width / 2, 20), first.top + first.height / 2]
    // What scrolls sideways within the page may lie beside the window.
    if (x < 0 || x >= innerWidth) continue
    const hit = document.elementFromPoint(x, y)
    if (!hit || (!heading.contains(hit) && !hit.contains(heading))) {
      problems.push(`"${heading.textContent?.slice(0, 40)}" is covered by ${name(hit)}`)
      break
    }
  }
  return problems
}

/** Opens one story by itself and waits until its play has ended. */
export async function lookAtStory(page: Page, id: string): Promise<string[]> {
  await page.goto(`iframe.html?viewMode=story&id=${id}`, { waitUntil: "commit" })
  const phase = await page.waitForFunction(
    (ends) => {
      const phase: unknown = Reflect.get(globalThis, "__STORYBOOK_PREVIEW__")?.currentRender?.phase
      return typeof phase === "string" && ends.includes(phase) && phase
    },
    ["completing", "completed", "afterEach", "finished", "errored", "aborted"],
    { timeout: deadlineMs },
  )
  const ended = await phase.jsonValue()
  const { error, empty } = await page.evaluate(() => ({
    error: document.body.classList.contains("sb-show-errordisplay"),
    empty: !document.querySelector("#storybook-root")?.childElementCount,
  }))
  if (error || ended === "errored" || ended === "aborted") {
    const message = await page.locator("#error-message").textContent()
    return [`ended as "${ended}": ${message?.slice(0, 200)}`]
  }
  return empty ? ["draws nothing"] : []
}
