import { describe, expect, test } from "vitest"
import { contrastPairs, pillRoles } from "./contract"
import { contrast, pillContrast } from "./contrast"
import { themeCatalogue, themes } from "./index"
import { themeToCss } from "./theme-to-css"

describe.each(Object.entries(themes))("%s", (key, theme) => {
  test("is listed under its own id", () => expect(theme.id).toBe(key))

  test.each(contrastPairs)("%s over %s reaches %d:1", (over, under, least) => {
    expect(contrast(theme[over], theme[under])).toBeGreaterThanOrEqual(least)
  })

  test.each(pillRoles)("%s is readable on its own pill", (role) => {
    expect(pillContrast(theme, role)).toBeGreaterThanOrEqual(4.5)
  })

  test("ink stands out on a board piece", () => {
    expect(contrast(String(theme.art.tileInk), String(theme.art.tile))).toBeGreaterThanOrEqual(3)
  })

  test("a win can be read on the ink, with less glow too", () => {
    const [, lessGlow = ""] = /\[data-less-glow="true"\] [^{]*\{([^}]*)\}/.exec(themeToCss(theme)) ?? []
    expect(lessGlow).toContain("--glow-color: transparent")
    for (const light of [theme.winGlow, lessGlow.includes("--win-glow: var(--accent)") ? theme.accent : theme.winGlow])
      expect(contrast(light, String(theme.art.ink))).toBeGreaterThanOrEqual(4.5)
  })

  test("says whether it is dark as its background is", () => {
    const lightOverBackground = contrast("white", theme.background)
    const darkOverBackground = contrast("black", theme.background)
    expect(theme.isDarkMode).toBe(lightOverBackground > darkOverBackground)
  })
})

test("the catalogue lists the themes in order, each by its own name", () => {
  expect(themeCatalogue.map(({ id, name }) => [id, name])).toEqual(
    Object.values(themes).map(({ id, name }) => [id, name]),
  )
})
