import { Dialog as Primitive } from "radix-ui"
import { type KeyboardEvent as Press, useRef } from "react"

const shared = new WeakSet<Event>()

/** What lies on top goes with this Escape, and the panel that it belongs to may go with the same one. */
export function shareEscape(event: KeyboardEvent): void {
  shared.add(event)
}

/**
 * Lets a dialog of Radix close by an Escape that a tip on top of it has shared: `close` goes into the panel, `onKeyDown`
 * on it. `ask` may keep it open, as it may for an Escape of its own.
 */
export function useSharedEscape(ask: ((event: KeyboardEvent) => void) | undefined) {
  const close = useRef<HTMLButtonElement>(null)
  return {
    close: <Primitive.Close ref={close} hidden />,
    onKeyDown({ nativeEvent }: Press) {
      // Taken by the innermost panel: those around it receive the same event.
      if (!shared.delete(nativeEvent)) return
      // The tip has marked its event as handled, so the question needs another one.
      const question = new KeyboardEvent("keydown", { key: "Escape", cancelable: true })
      ask?.(question)
      if (!question.defaultPrevented) close.current?.click()
    },
  }
}
