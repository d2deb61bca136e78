export { type LayoutId, layoutIds } from "./model/layout"
export {
  chooseTheme,
  prefetchLevel,
  restoreSettings,
  restoreSettings as restoreTheme,
  settings,
} from "./model/settings"
export { createSettings, type SettingsState, type SettingsStore } from "./model/settings-store"
export type { ImageQuality, PrefetchLevel, RenderMode, UserSettings } from "./model/user-settings"
export {
  SettingsProvider,
  usePollIntervalMs,
  useSettings,
  useSettingsStore,
  useTickerIntervalMs,
} from "./ui/settings-context"
