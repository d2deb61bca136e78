import { expect, test } from "vitest"
import { footerLinks, leavesTheApp, socialLinks } from "./links"

test.each([
  ["/terms", false],
  ["https://example.org", true],
  ["http://example.org", true],
  ["httpd", false],
])("%s leaves the app: %s", (href, leaves) => expect(leavesTheApp(href)).toBe(leaves))

test("the four social places are named, and those that do not exist have no address", () => {
  expect(socialLinks.map(({ name }) => name)).toEqual(["X", "Discord", "Telegram", "GitHub"])
  expect(socialLinks.filter(({ href }) => href === null).map(({ name }) => name)).toEqual(["Discord", "Telegram"])
})

test("every footer link has an address", () => {
  for (const { href } of footerLinks) expect(href).toMatch(/^(\/|https:)/)
})

test("the operator and the way to reach them are one link away", () => {
  expect(footerLinks.map(({ href }) => href)).toContain("/aboutme")
})
