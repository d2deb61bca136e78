import { createContext, type ReactNode, useContext } from "react"
import { useSnapshot } from "valtio"
import { settings } from "../model/settings"
import type { SettingsState, SettingsStore } from "../model/settings-store"
import { effectiveTickerMs } from "../model/user-settings"

const SettingsContext = createContext<SettingsStore | null>(null)

/** Gives panels a store: the browser's own, or one of a story's. */
export function SettingsProvider({ store, children }: { store: SettingsStore; children: ReactNode }) {
  return <SettingsContext.Provider value={store}>{children}</SettingsContext.Provider>
}

/** @throws Error outside a `SettingsProvider`. */
export function useSettingsStore(): SettingsStore {
  const store = useContext(SettingsContext)
  if (!store) throw new Error("useSettingsStore needs a SettingsProvider above it")
  return store
}

/** The settings, re-rendering on the fields that are read. */
export const useSettings = (): Readonly<SettingsState> =>
  useSnapshot(useSettingsStore().state) as Readonly<SettingsState>

/** Whether to keep polling the server while the tab is hidden. */
export const useRefreshWhenHidden = (): boolean => !useSnapshot(settings.state).user.backgroundThrottle

/** How often prices on screen take over what was read; 0 leaves it to the button. */
export const useTickerIntervalMs = (): number => effectiveTickerMs(useSnapshot(settings.state).user)
