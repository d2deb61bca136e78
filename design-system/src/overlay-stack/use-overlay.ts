import { useSyncExternalStore } from "react"
import type { OverlayStack } from "./overlay-stack"

/**
 * One overlay's place in the stack: `root` goes to Dialog, Drawer or BottomSheet, `content` to its content. Focus
 * returns to what opened the first of a chain, because the one before it is gone by then.
 */
export function useOverlay<Id extends string>(stack: OverlayStack<Id>, id: Id) {
  const current = useSyncExternalStore(stack.subscribe, stack.getSnapshot, () => null)
  return {
    root: {
      open: current === id,
      onOpenChange: (open: boolean) => (open ? stack.open(id) : stack.close(id)),
    },
    content: {
      onCloseAutoFocus(event: Event) {
        event.preventDefault()
        stack.returnFocus()
      },
    },
  }
}
