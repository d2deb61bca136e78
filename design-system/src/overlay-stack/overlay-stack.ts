import { type Focusable, focusFirst, returnTargets } from "./return-targets"

export interface OverlayStack<Id extends string> {
  /** The one overlay that is open, or null. */
  getSnapshot: () => Id | null
  subscribe: (listener: () => void) => () => void
  /** Opens one and closes whatever was open. */
  open: (id: Id) => void
  /** Closes the one named, or whichever is open; one that is not open stays as it is. */
  close: (id?: Id) => void
  toggle: (id: Id) => void
  /**
   * Gives focus back to where it was before the first of a chain opened: to the opener, else to the nearest element around
   * it with `data-focus-home`, else to what opened the panel that the opener is in, else to `fallback`, whichever is still
   * on screen. Does nothing while an overlay is open, nor while something has the focus: then a panel is still leaving, or
   * the player went on, and a later call may succeed.
   */
  returnFocus: (fallback?: Focusable | null) => void
  /** After a change of page nothing on the old one wants focus back. */
  forgetOpener: () => void
}

/**
 * Everything of a page that covers the page: at most one is open, so drawers exclude each other and a dialog closes a
 * drawer. `focused` tells what has focus, null when nothing has.
 */
export function createOverlayStack<Id extends string>(
  focused: () => Focusable | null = focusedElement,
): OverlayStack<Id> {
  let current: Id | null = null
  let openers: readonly Focusable[] = []
  const listeners = new Set<() => void>()
  function set(next: Id | null) {
    if (next === current) return
    current = next
    for (const listener of listeners) listener()
  }
  function open(id: Id) {
    if (current === null) openers = returnTargets(focused())
    set(id)
  }
  function close(id?: Id) {
    if (id === undefined || id === current) set(null)
  }
  return {
    getSnapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    close,
    toggle: (id) => (id === current ? close() : open(id)),
    returnFocus(fallback = null) {
      if (current !== null || focused() !== null) return
      focusFirst([...openers, fallback])
    },
    forgetOpener() {
      openers = []
    },
  }
}

function focusedElement(): Focusable | null {
  if (typeof document === "undefined") return null
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
}
