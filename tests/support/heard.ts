import type { BrowserContext, Page } from "@playwright/test"
import { type Announcement, recordAnnouncements } from "../../design-system/src/testing/announcements"

/** From its next page on, a browser lists what its screen reader announces. */
export async function listen(context: BrowserContext): Promise<void> {
  // The TypeScript runner gives named functions a helper that a page they are sent to does not have.
  await context.addInitScript({ content: "globalThis.__name = (named) => named" })
  await context.addInitScript(recordAnnouncements)
}

/** What a page has announced so far, oldest first. */
export const heardOn = (page: Page): Promise<readonly Announcement[]> =>
  page.evaluate(() => Reflect.get(globalThis, "announcements"))

/** The same without what was announced before. */
export async function heardSince(page: Page, before: readonly Announcement[]): Promise<readonly string[]> {
  return (await heardOn(page)).slice(before.length).map(({ text }) => text)
}
