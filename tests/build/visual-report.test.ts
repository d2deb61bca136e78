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

const moments = ["badge", "button", "card"].flatMap((component) =>
  (["arctic", "jade"] as const).map((theme) => ({ component, theme })),
)

/** Six pictures of a side: in both themes a badge and a button that are tinted, and a card that has a dot. */
async function draw(folder: string, side: "before" | "after") {
  await mkdir(join(folder, side), { recursive: true })
  const pictures = moments.map(async ({ component, theme }) => {
    const key = `${component}--default--${theme}`
    const file = join(folder, side, `${key}.png`)
    const rgb = side === "after" && component !== "card" ? ([250, 250, 240] as const) : ([250, 250, 250] as const)
    const dot = side === "after" && component === "card" ? { dot: { x: 600, y: 300, rgb: [0, 0, 0] as const } } : {}
    const png = picturePng({ width: 1200, height: 900, rgb, ...dot })
    await writeFile(file, png)
    const sha256 = createHash("sha256").update(png).digest("hex")
    return [key, { story: `${component}--default`, component, name: "Default", theme, file, sha256 }] as const
  })
  return new Map(await Promise.all(pictures))
}

test("the report is read, approved by cause and saved by the keyboard alone", { timeout: 60_000 }, async () => {
  const scratch = await mkdtemp(join(tmpdir(), "visual-report-"))
  const folder = join(scratch, "report")
  const after = await draw(scratch, "after")
  const comparison = await comparePictures(await draw(scratch, "before"), after, folder)
  const run = { comparison, approvals: {}, broken: [], before: "main", after: "working tree", commit: null }
  await writeReport(run, folder)
  let url = ""
  const server = await serveReport(folder, 0, {
    onUrl: (address) => {
      url = address
    },
  })
  const browser = await chromium.launch(windowlessLaunch())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const problems: string[] = []
    page.on("pageerror", ({ message }) => problems.push(message))
    await page.goto(url)
    const cause = page.locator("article:focus")
    const shown = () => cause.locator("nav [aria-pressed=true]").textContent()
    const captions = () => cause.locator("figcaption:visible").allTextContents()
    /** The bar of filters sticks to the top and must not lie over the heading of the cause that is read. */
    const headingInSight = () =>
      cause.getByRole("heading").evaluate((heading) => {
        const { left, top, height } = heading.getBoundingClientRect()
        return heading.contains(document.elementFromPoint(left + 5, top + height / 2))
      })

    await page.keyboard.press("j")
    expect(await cause.getByRole("heading").textContent()).toBe("#fafafa → #fafaf0")
    expect(await captions()).toEqual(["Before", "After", "Difference"])
    for (const [key, caption] of [
      ["1", ["Before"]],
      ["2", ["After"]],
      ["3", ["Difference"]],
      ["4", ["Before"]],
    ] as const) {
      await page.keyboard.press(key)
      expect(await captions()).toEqual(caption)
    }
    const images = cause.locator("img:visible")
    await expect.poll(() => images.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
    expect(await cause.getByRole("slider").isVisible()).toBe(true)
    await page.keyboard.press("0")

    expect(await shown()).toBe("badge / Default, arctic")
    await page.keyboard.press("l")
    expect(await shown()).toBe("badge / Default, jade")

    await page.keyboard.press("j")
    expect(await headingInSight()).toBe(true)
    // The dot and 24 px on each side of it, four times as large.
    const part = cause.locator("[data-side=after] .window")
    const width = async () => (await part.boundingBox())?.width
    expect(await width()).toBe(49 * 4)
    await page.keyboard.press("+")
    expect(await width()).toBe(49 * 8)
    await page.keyboard.press("f")
    expect(await width()).toBeGreaterThan(49 * 8)

    const status = page.getByRole("status")
    await page.keyboard.press("a")
    expect(await status.textContent()).toBe("2 of 6 pictures approved")
    await page.keyboard.press("k")
    expect(await headingInSight()).toBe(true)
    await page.keyboard.press("a")
    expect(await status.textContent()).toBe("6 of 6 pictures approved")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("a")
    expect(await status.textContent()).toBe("4 of 6 pictures approved")
    await page.keyboard.press("s")
    await expect.poll(() => status.textContent()).toContain("Saved")
    const tinted = [...after].filter(([key]) => !key.startsWith("card")).map(([key, { sha256 }]) => [key, sha256])
    const saved: unknown = JSON.parse(await readFile(join(folder, "approved.json"), "utf8"))
    expect(saved).toEqual(Object.fromEntries(tinted))
    expect(problems).toEqual([])
  } finally {
    await browser.close()
    server.close()
    await once(server, "close")
    await rm(scratch, { recursive: true })
  }
})
