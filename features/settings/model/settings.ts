import { browserStorage, sessionStoragePort, storageLasts } from "#features/kernel"
import { createSettings, windowDevice } from "./settings-store"
import { effectivePrefetch, type PrefetchLevel } from "./user-settings"

/** This browser's own settings. On the server, and before `restoreSettings`, they are the defaults. */
export const settings = createSettings({
  local: browserStorage(),
  session: sessionStoragePort(),
  lasts: storageLasts,
  device: windowDevice,
  root: () => (typeof document === "undefined" ? null : document.documentElement),
  nowMs: () => Date.now(),
})

/** Restores the persisted settings. Call it once, before the first render or hydration. */
export const restoreSettings = () => settings.restore()

/** How eagerly pages may be fetched ahead: the router reads it whenever a link could be. */
export const prefetchLevel = (): PrefetchLevel => effectivePrefetch(settings.state.user)
