export { chatAttribute } from "./model/before-paint"
export { mayReport } from "./model/may-report"
export { prefetchLevel, restoreSettings, settings } from "./model/settings"
export type { SettingsState } from "./model/settings-store"
export type { RenderMode, UserSettings } from "./model/user-settings"
export { useRefreshWhenHidden, useTickerIntervalMs } from "./ui/settings-context"
export { SettingsEffects } from "./ui/settings-effects"

/** The settings as a dialog's content; nothing of the panels below is loaded before its first call. */
export const loadSettingsPanel = async () => ({ default: (await import("./ui/settings-view")).SettingsPanel })

/** The settings as the page at /settings. */
export const loadSettingsPage = async () => ({ default: (await import("./ui/settings-view")).SettingsPage })

/** Quality, effects and motion of this session. */
export const loadGraphicsPanel = async () => ({ default: (await import("./ui/graphics-view")).GraphicsPanel })

/** Themes and layouts. */
export const loadThemePanel = async () => ({ default: (await import("./ui/theme-panel")).ThemePanel })
