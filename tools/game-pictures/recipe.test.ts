import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { artIds } from "../../design-system/src/art/art-id"
import { themeIds } from "../../themes/src/index"
import { densities, fileOf, folder, picturesCss, recipe } from "./recipe"

test("the pictures are those of today's scenes and themes: npm run pictures:draw", () => {
  expect(readFileSync(join(folder, "recipe.gen.txt"), "utf8").trim()).toBe(recipe())
  expect(readFileSync(join(folder, "pictures.gen.css"), "utf8")).toBe(picturesCss())
})

test("each theme has each picture, all together in 6 MB, and a home of one theme in 130 kB", () => {
  const bytes = (theme: string, density: number) =>
    artIds.reduce((sum, id) => sum + statSync(join(folder, theme, fileOf(id, density))).size, 0)
  const all = themeIds.flatMap((theme) => densities.map((density) => bytes(theme, density)))
  expect(all.reduce((sum, each) => sum + each, 0)).toBeLessThan(6_000_000)
  for (const theme of themeIds) {
    expect(readdirSync(join(folder, theme))).toHaveLength(artIds.length * densities.length)
    expect(bytes(theme, 1)).toBeLessThan(130_000)
  }
})
