import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { themeIds } from "../../themes/src/theme-id"
import { faces } from "../../themes/tools/faces"
import { offlinePage } from "./offline-page"

const files = faces.map(({ file }) => `assets/${file.replace(".woff2", "-abcd1234.woff2")}`)
const page = offlinePage(files)

test("the offline page has no place left empty, and defines every variable it uses in every theme", () => {
  expect(page).not.toMatch(/<!--/)
  const used = new Set(Array.from(page.matchAll(/var\(--([\w-]+)/g), ([, name]) => name))
  for (const id of themeIds) {
    const rule = page.split(`[data-theme="${id}"]{`)[1]?.split("}")[0] ?? ""
    expect([id, [...used].filter((name) => !rule.includes(`--${name}:`))]).toEqual([id, []])
  }
})

test("the offline page needs no file but fonts and icons", () => {
  const addresses = Array.from(
    page.matchAll(/(?:src|href)="([^"]+)"|url\("?(\/[^")]+)/g),
    ([, link, url]) => link ?? url,
  )
  expect(addresses.filter((address) => !files.includes(`${address?.slice(1)}`)).toSorted()).toEqual([
    "/apple-touch-icon.png",
    "/favicon.png",
  ])
})

test("a build without one of the fonts has no offline page", () => {
  expect(() => offlinePage(files.filter((file) => !file.includes("fraunces-")))).toThrow(
    "The build has no fraunces.woff2",
  )
})

test("the app's page and the offline page have the same icons", () => {
  for (const [link] of readFileSync("app/index.html", "utf8").matchAll(/<link rel="(?:apple-touch-)?icon"[^>]*>/g)) {
    expect(page).toContain(link)
  }
})
