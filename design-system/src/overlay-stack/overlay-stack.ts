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
   * Gives focus back to where it was before the first of a chain opened. Does nothing while one is open, nor when
   * something else was given the focus meanwhile.
   */
  returnFocus: () => void
}

export interface Focusable {
  focus: () => void
}

/**
 * Everything of a page that covers the page: at most one is open, so drawers exclude each other and a dialog closes a
 * drawer. `focused` tells what has focus, null when nothing has.
 */
export function createOverlayStack<Id extends string>(
  focused: () => Focusable | null = focusedElement,
): OverlayStack<Id> {
  let current: Id | null = null
  let opener: Focusable | null = null
  const listeners = new Set<() => void>()
  function set(next: Id | null) {
    if (next === current) return
    current = next
    for (const listener of listeners) listener()
  }
  function open(id: Id) {
    if (current === null) opener = focused()
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
    returnFocus() {
      if (current === null && focused() === null) opener?.focus()
    },
  }
}

function focusedElement(): Focusable | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
}
