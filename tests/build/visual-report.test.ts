import { createHash } from "node:crypto"
import { once } from "node:events"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "playwright"
import { expect, test } from "vitest"
import { windowlessLaunch } from "../../tools/browser"
import { comparePictures } from "../../tools/visual/changes"
import { writeReport } from "../../tools/visual/report"
import { serveReport } from "../../tools/visual/serve-report"
import { picturePng } from "../../tools/visual/testing/picture-png"

/** Three pictures of a side; each of `after` has a dot that `before` lacks. */
async function draw(folder: string, side: "before" | "after") {
  await mkdir(join(folder, side), { recursive: true })
  const pictures = ["badge", "button", "card"].map(async (component) => {
    const key = `${component}--default--arctic`
    const file = join(folder, side, `${key}.png`)
    const dot = side === "after" ? { dot: { x: 3, y: 3, rgb: [0, 0, 0] as const } } : {}
    const png = picturePng({ width: 1200, height: 900, rgb: [250, 250, 250], ...dot })
    await writeFile(file, png)
    const sha256 = createHash("sha256").update(png).digest("hex")
    return [key, { story: `${component}--default`, component, name: "Default", theme: "arctic", file, sha256 }] as const
  })
  return new Map(await Promise.all(pictures))
}

test("the report is read, approved and saved by the keyboard alone", { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "visual-report-"))
  const after = await draw(folder, "after")
  const comparison = await comparePictures(await draw(folder, "before"), after, join(folder, "difference"))
  await writeReport({ comparison, approvals: {}, broken: [], before: "main", after: "working tree" }, folder)
  let server: ReturnType<typeof serveReport> | undefined
  const url = await new Promise<string>((resolve) => {
    server = serveReport(folder, 0, resolve)
  })
  const browser = await chromium.launch(windowlessLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const problems: string[] = []
    page.on("pageerror", ({ message }) => problems.push(message))
    await page.goto(url)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-component"))
    const captions = () => page.locator("article:focus figcaption:visible").allTextContents()
    /** The bar of filters sticks to the top and must not lie over the heading of the change that is read. */
    const headingInSight = () =>
      page.locator("article:focus h2").evaluate((heading) => {
        const { left, top, height } = heading.getBoundingClientRect()
        return heading.contains(document.elementFromPoint(left + 5, top + height / 2))
      })

    await page.keyboard.press("j")
    expect(await focused()).toBe("badge")
    expect(await captions()).toEqual(["Before", "After", "Difference"])
    for (const [key, caption] of [
      ["1", "Before"],
      ["2", "After"],
      ["3", "Difference"],
    ] as const) {
      await page.keyboard.press(key)
      expect(await captions()).toEqual([caption])
      const drawn = page.locator("article:focus img:visible")
      await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
    }
    await page.keyboard.press("0")
    await page.keyboard.press("j")
    expect(await focused()).toBe("button")
    expect(await headingInSight()).toBe(true)
    await page.keyboard.press("a")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("a")
    expect(await focused()).toBe("card")
    const status = page.getByRole("status")
    expect(await status.textContent()).toBe("2 of 3 approved")
    await page.keyboard.press("a")
    expect(await status.textContent()).toBe("1 of 3 approved")
    await page.keyboard.press("k")
    expect(await focused()).toBe("button")
    expect(await headingInSight()).toBe(true)
    await page.keyboard.press("s")
    await expect.poll(() => status.textContent()).toContain("Saved")
    const key = "button--default--arctic"
    expect(JSON.parse(await readFile(join(folder, "approved.json"), "utf8"))).toEqual({ [key]: after.get(key)?.sha256 })
    expect(problems).toEqual([])
  } finally {
    await browser.close()
    server?.close()
    if (server) await once(server, "close")
    await rm(folder, { recursive: true })
  }
})
