import { expect, test } from "vitest"
import { basicTheme, colorScheme, defaultThemeId, isThemeId, themeIds, themes } from "./index"

const theme = themes[defaultThemeId]

test("a theme for everyone: thirteen, Romantic Degen first and by default", () => {
  expect(themeIds).toHaveLength(13)
  expect(themeIds[0]).toBe("romanticDegen")
  expect(defaultThemeId).toBe("romanticDegen")
})

test("a stored key is a theme only when it is listed", () => {
  expect(isThemeId("retro")).toBe(true)
  for (const stranger of ["Retro", "toString", "", null, 7]) expect(isThemeId(stranger)).toBe(false)
})

test("a colour scheme exposes eight colours and the glow", () => {
  const scheme = colorScheme(theme)
  expect(Object.keys(scheme.colors).sort()).toEqual(
    ["accent", "background", "border", "buttonText", "primary", "secondary", "surface", "text"].sort(),
  )
  expect(scheme.effects.glow).toBe(theme.glowColor)
})

test("the short record names danger error and the shadow colour shadow", () => {
  const basic = basicTheme(theme)
  expect(basic.error).toBe(theme.danger)
  expect(basic.shadow).toBe(theme.shadowColor)
  expect(Object.keys(basic)).toHaveLength(17)
})
