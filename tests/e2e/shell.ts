import { type CDPSession, expect, type Page } from "@playwright/test"

/** Opens a page and waits until it listens: what was drawn at build time is on screen before that. */
export async function arrive(page: Page, address = "/") {
  await page.goto(address)
  await alive(page)
}

export const alive = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-navigation")

const fingers = new WeakMap<Page, Promise<CDPSession>>()

/** One finger along these points. */
export async function swipe(page: Page, points: readonly (readonly [x: number, y: number])[]) {
  // A session that ends takes the emulated screen's touch with it, so a page keeps one.
  const opened = fingers.get(page) ?? page.context().newCDPSession(page)
  fingers.set(page, opened)
  const finger = await opened
  for (const [index, [x, y]] of points.entries()) {
    const type = index === 0 ? "touchStart" : "touchMove"
    await finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] })
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}
