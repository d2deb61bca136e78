import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { themeIds, themes } from "../src/index"
import { catalogueTs, tailwindCss, themeSheet, themesCss } from "./css"
import { faces } from "./faces"
import { type FontRecords, recipeHash, sha256 } from "./fonts"
import { licencesText } from "./licences"
import { variablesMarkdown } from "./variables-doc"

const at = (path: string) => new URL(`../${path}`, import.meta.url)
const text = (path: string) => readFileSync(at(path), "utf8")
const record: FontRecords = JSON.parse(text("css/fonts.gen.json"))

const generated: ReadonlyArray<readonly [path: string, generate: () => string]> = [
  ["css/themes.gen.css", () => themesCss(record)],
  ["css/tailwind.gen.css", tailwindCss],
  ["src/catalogue.gen.ts", catalogueTs],
  ["VARIABLES.gen.md", variablesMarkdown],
  ["css/fonts/LICENSES.txt", licencesText],
  ...themeIds.map((id) => [`css/themes/${id}.gen.css`, () => themeSheet(id, record)] as const),
]

test.each(generated)("%s is what the themes say today", (path, generate) => expect(text(path)).toBe(generate()))

test.each(faces.map((face) => [face.file, face] as const))("%s is fresh, whole and small", (file, face) => {
  const bytes = readFileSync(at(`css/fonts/${file}`))
  expect(record[file]).toMatchObject({ recipe: recipeHash(face), sha256: sha256(bytes), bytes: bytes.length })
  expect(bytes.length).toBeLessThan(60_000)
})

test.each(themeIds)("%s has a file for each family it names", (id) => {
  const { display, body, mono, displayEmStyle } = themes[id].typography
  for (const stack of [display, body, mono]) {
    const family = stack.split(",")[0]?.replaceAll("'", "")
    expect(faces.map((face) => face.family)).toContain(family)
  }
  const family = display.split(",")[0]?.replaceAll("'", "")
  const styles = faces.filter((face) => face.family === family).map((face) => face.style)
  expect(styles).toContain(displayEmStyle)
})

const sheets: ReadonlyArray<readonly [path: string, sheet: () => string]> = [
  ["themes.gen.css", () => themesCss(record)],
  ...themeIds.map((id) => [`themes/${id}.gen.css`, () => themeSheet(id, record)] as const),
]

test.each(sheets)("%s fetches nothing from another host", (path, sheet) => {
  const urls = [...sheet().matchAll(/url\("(?!data:)([^"]*)"\)/g)].map(([, url = ""]) => url)
  expect(urls).not.toHaveLength(0)
  for (const url of urls) {
    expect(url).toMatch(/^\.\.?\/fonts\//)
    expect(existsSync(new URL(url, at(`css/${path}`)))).toBe(true)
  }
})
