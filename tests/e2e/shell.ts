import { type BrowserContext, type CDPSession, errors, expect, type Page } from "@playwright/test"

/** Opens a page and waits until it is hydrated; the prerendered page is visible before that. */
export async function arrive(page: Page, address = "/") {
  await page.goto(address)
  await alive(page)
}

export const alive = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-navigation")

/** From the next page on, timers of these lengths, in milliseconds, take the other one: what they wait for is no part of the test. */
export const shortenTimers = (target: Page | BrowserContext, lengths: Record<number, number>) =>
  target.addInitScript((shorter) => {
    const { setTimeout, setInterval } = window
    Object.assign(window, {
      setTimeout: (run: () => void, delayMs = 0, ...rest: []) => setTimeout(run, shorter[delayMs] ?? delayMs, ...rest),
      setInterval: (run: () => void, delayMs = 0, ...rest: []) =>
        setInterval(run, shorter[delayMs] ?? delayMs, ...rest),
    })
  }, lengths)

/** From the next page on, as in Firefox 115, which drops a whole rule with :has() in it. */
export const dropHasRules = (page: Page) =>
  page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/[^{}]*:has\([^{}]*\{[^{}]*\}/g, "")
    await route.fulfill({ response, body })
  })

/** Looks at another tab, which the browser under test counts as seen all the same. Returns the way back. */
export async function turnAway(page: Page): Promise<() => Promise<void>> {
  const turn = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, "visibilityState", { get: () => visibilityState, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    }, state)
  await turn("hidden")
  return () => turn("visible")
}

/** How far the content reaches behind what is fixed to the foot of the window, in pixels, with the page at its end. */
export const hiddenBehind = (page: Page, foot: string) =>
  page.evaluate((selector) => {
    scrollTo(0, document.documentElement.scrollHeight)
    const [main, fixed] = ["main", selector].map((wanted) => document.querySelector(wanted)?.getBoundingClientRect())
    return main && fixed ? main.bottom - fixed.top : Number.POSITIVE_INFINITY
  }, foot)

/** Takes a message away as a player does: for some seconds it lies over what is pressed next. */
export async function dismissMessage(page: Page, title: string) {
  const message = page.locator("[data-slot=toast]").filter({ hasText: title })
  // A dialog below the messages hides them from the accessibility tree.
  const dismiss = message.getByRole("button", { name: "Dismiss", includeHidden: true })
  await dismiss.click({ timeout: 15_000 }).catch((error: unknown) => {
    // It goes by itself after some seconds, which a busy machine may spend before this press.
    if (!(error instanceof errors.TimeoutError)) throw error
  })
  await expect(message).toHaveCount(0)
}

const fingers = new WeakMap<Page, Promise<CDPSession>>()

/** One finger along these points, reported in steps as small as a real one's. */
export async function swipe(page: Page, points: readonly Point[]) {
  // A session that ends takes the emulated screen's touch with it, so a page keeps one.
  const opened = fingers.get(page) ?? page.context().newCDPSession(page)
  fingers.set(page, opened)
  const finger = await opened
  for (const [index, [x, y]] of points.flatMap(between).entries()) {
    const type = index === 0 ? "touchStart" : "touchMove"
    await finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] })
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

type Point = readonly [x: number, y: number]

const reports = 6

/** The way to this point from the one before it. */
function between(point: Point, index: number, points: readonly Point[]): Point[] {
  const from = points[index - 1]
  if (!from) return [point]
  return Array.from({ length: reports }, (_, step) => {
    const share = (step + 1) / reports
    return [from[0] + (point[0] - from[0]) * share, from[1] + (point[1] - from[1]) * share]
  })
}
