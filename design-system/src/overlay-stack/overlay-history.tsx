import { createContext, useContext } from "react"
import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect"
import { useLatest } from "../hooks/use-latest"

/**
 * Runs when a panel or a menu opens. `close` closes it, for a step back in the browser's history. The function that it
 * returns runs when the panel has closed, by whatever way.
 */
export type OverlayHistory = (close: () => void) => () => void

const History = createContext<OverlayHistory | null>(null)

/**
 * Lets an application close dialogs, drawers, sheets, menus and lists by the browser's Back. Without it, or with null,
 * they have nothing to do with the history.
 */
export const OverlayHistoryProvider = History.Provider

/** Reports an overlay of this package to the application's history while it is open. */
export function useOverlayHistory(open: boolean, close: () => void): void {
  const history = useContext(History)
  const latest = useLatest(close)
  // Before it is seen, so that a Back at once finds it.
  useIsomorphicLayoutEffect(() => (open ? history?.(latest) : undefined), [open, history, latest])
}
