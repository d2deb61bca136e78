import { type RefObject, useEffect } from "react"

/** Moves the focus from a part of a game to the action in its dock. */
export function focusActionOf(part: HTMLElement | null): void {
  if (!part?.contains(document.activeElement)) return
  const action = part.closest("[data-slot=screen]")?.querySelector<HTMLElement>("[data-dock-action]")
  action?.focus({ preventScroll: true })
}

/** A run that ends under the focus of its board moves the focus to the action that begins another one. */
export function useFocusAfterRun(board: RefObject<HTMLElement>, over: boolean): void {
  useEffect(() => {
    if (over) focusActionOf(board.current)
  }, [board, over])
}
