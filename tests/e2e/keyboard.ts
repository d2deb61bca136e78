import type { Page } from "@playwright/test"
import { createFocusWalker, focusedElement } from "../../design-system/src/testing/focus-walker"

/** Uses a page by keys alone. */
export const walkerOf = (page: Page) =>
  createFocusWalker({ press: (key) => page.keyboard.press(key), focused: () => page.evaluate(focusedElement) })

declare global {
  interface Window {
    /** What has had the focus on this page, in order. */
    focusLog?: Element[]
  }
}

/** From the next page on, everything that takes the focus is written down. */
export const logFocus = (page: Page) =>
  page.addInitScript(() => {
    window.focusLog = []
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element) window.focusLog?.push(target)
    })
  })

/** Roles and names of what took the focus since the last call. */
export const takenFocus = (page: Page) =>
  page.evaluate(() => (window.focusLog?.splice(0) ?? []).map((at) => `${at.computedRole} "${at.computedName}"`))
