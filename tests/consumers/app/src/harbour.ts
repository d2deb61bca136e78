import { checkContrast, defineTheme, themes, themeToCss } from "@dghrt/themes"

/** A theme of this casino: the nearest one of the package with another id, another name and its own colours. */
export const harbour = defineTheme({
  ...themes.arctic,
  id: "harbour",
  name: "Harbour",
  category: "sea",
  primary: "oklch(0.42 0.11 250)",
  button: "oklch(0.42 0.11 250)",
})

// Throws with the name of the pair and its ratio: a theme that cannot be read never reaches a player.
checkContrast(harbour)

export const harbourCss = themeToCss(harbour)
