import type { OverlayId } from "./overlays"

/** Overlays that an address can name: `?panel=settings` opens the settings on any page. */
export const panelIds = [
  "settings",
  "theme",
  "allGames",
  "status",
  "shortcuts",
  "command",
] as const satisfies OverlayId[]
export type PanelId = (typeof panelIds)[number]

export const isPanelId = (value: unknown): value is PanelId => panelIds.some((id) => id === value)
