import { type ThemeId, themeIds } from "@dghrt/themes"

/** For `parameters.chromatic.modes` in the preview: Chromatic takes each story once per mode, with these globals set. */
export const themeModes = Object.fromEntries(
  themeIds.map((theme) => [theme, { theme, motion: "reduced" }]),
) as Readonly<Record<ThemeId, { theme: ThemeId; motion: "reduced" }>>
