import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react"
import { useSnapshot } from "valtio"
import { settings } from "../model/settings"
import type { SettingsState, SettingsStore } from "../model/settings-store"
import { effectiveTickerMs, pollIntervalMs } from "../model/user-settings"

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

/** How often prices on screen take over what was read; 0 leaves it to the button. */
export const useTickerIntervalMs = (): number => effectiveTickerMs(useSnapshot(settings.state).user)

function subscribeVisibility(listener: () => void) {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}

/** How often to ask the server, every `baseMs` at most; 0 while the tab is hidden and the player wants it to rest. */
export function usePollIntervalMs(baseMs: number): number {
  const { user } = useSnapshot(settings.state)
  const hidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  )
  return pollIntervalMs(baseMs, user, hidden)
}
