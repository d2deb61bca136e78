import { defaultThemeId, isThemeId, type ThemeId } from "@dghrt/themes"
import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import { stored } from "#features/kernel"

const kept = stored("selectedColorScheme", z.string().check(z.maxLength(40)), defaultThemeId)

/** The room on screen. Switching it is one attribute; React only learns of it to mark the chosen swatch. */
export const theme = proxy<{ id: ThemeId }>({ id: defaultThemeId })

export function restoreTheme(): void {
  const id = kept.read()
  apply(isThemeId(id) ? id : defaultThemeId)
  kept.onForeignChange((foreign) => isThemeId(foreign) && apply(foreign))
}

export function chooseTheme(id: ThemeId): void {
  apply(id)
  kept.write(id)
}

function apply(id: ThemeId) {
  theme.id = id
  document.documentElement.dataset.theme = id
}
