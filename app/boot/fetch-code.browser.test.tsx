import { afterEach, expect, test } from "vitest"
import { fetchCode } from "./fetch-code"

// What is asked for here is nowhere; that it is asked for is all that counts.
const entry = "/nowhere/entry.js"
const parts = ["/nowhere/a.js", "/nowhere/b.js"]
const later = ["/nowhere/chain.js"]

const askedFor = (page: Document) =>
  Array.from(page.head.querySelectorAll('[src^="/nowhere"],[href^="/nowhere"]'), (element) =>
    (element.getAttribute("src") ?? element.getAttribute("href") ?? "").replace("/nowhere/", ""),
  )

afterEach(() => {
  document.body.replaceChildren()
  for (const element of document.head.querySelectorAll('[src^="/nowhere"],[href^="/nowhere"]')) element.remove()
})

test("a page that is on the screen asks for its code, once, the entry after what it imports", async () => {
  document.body.append("Ready to Win?")
  fetchCode(document, entry, parts, later)
  expect(askedFor(document), "nothing is asked for in the task that draws the page").toEqual([])
  await expect.poll(() => askedFor(document)).toEqual(["a.js", "b.js", "entry.js", "chain.js"])
  expect(document.head.querySelector('[href$="chain.js"]')?.getAttribute("fetchpriority")).toBe("low")
  document.dispatchEvent(new Event("visibilitychange"))
  expect(askedFor(document)).toHaveLength(4)
})

test("a hidden page requests its code at once, without waiting for a paint", () => {
  const hiddenDocument = document.implementation.createHTMLDocument()
  expect(hiddenDocument.hidden).toBe(true)
  fetchCode(hiddenDocument, entry, parts, [])
  expect(askedFor(hiddenDocument)).toEqual(["a.js", "b.js", "entry.js"])
})
