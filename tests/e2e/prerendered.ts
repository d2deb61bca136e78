import type { Page } from "@playwright/test"
import { expect } from "./casino"

/** What React, the browser and our logger have to say against the page; a server that cannot reach the world is not the page's doing. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !message.text().startsWith("Failed to load resource"))
      heard.push(message.text())
  })
  page.on("pageerror", (error) => heard.push(error.message))
  return heard
}

/** Marks the drawn page before any script runs; what React threw away and drew anew has lost the mark. */
export const mark = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.getElementById("root")?.firstElementChild?.setAttribute("data-mark", "drawn")
      document.querySelector("main > *")?.setAttribute("data-mark", "drawn")
    })
  })

export const hydrated = (page: Page) =>
  expect(page.locator("#root > [data-mark=drawn]"), "the prerendered page was hydrated in place").toHaveCount(1)

/** The page inside the shell hydrates later than the shell. */
export const contentHydrated = (page: Page) =>
  expect(page.locator("main > [data-mark=drawn]"), "the content of the page was hydrated in place").toHaveCount(1)

/** Reports which of these words the page has shown at any time since it began to load. */
export async function watchWords(page: Page, words: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((wanted) => {
    const shown = new Set<string>()
    Object.assign(window, { shownWords: shown })
    new MutationObserver(() => {
      const text = document.getElementById("root")?.textContent ?? ""
      for (const word of wanted) if (text.includes(word)) shown.add(word)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, words)
  return () => page.evaluate(() => Array.from(Reflect.get(window, "shownWords")))
}
