import { Dialog as Primitive } from "radix-ui"
import { type KeyboardEvent as Press, useRef } from "react"
import { isComposing } from "../lib/is-composing"

/** On the event itself and by a registered name: two copies of this package in one page understand each other. */
const shared = Symbol.for("@dghrt/design-system: shared Escape")
const modal = "[aria-modal=true]"

/** What lies on top goes with this Escape, and the panel that it belongs to may go with the same one. */
export function shareEscape(event: KeyboardEvent): void {
  if (!isComposing(event)) Reflect.set(event, shared, true)
}

/**
 * Lets a dialog of Radix close by an Escape that belongs to it although Radix offered it to something else first: to a tip on
 * top of it, or to the dialog below it. `close` goes into the panel, the handlers on it. `ask` may keep it open.
 */
export function useSharedEscape(ask: ((event: KeyboardEvent) => void) | undefined) {
  const close = useRef<HTMLButtonElement>(null)
  return {
    close: <Primitive.Close ref={close} hidden />,
    onEscapeKeyDown(event: KeyboardEvent) {
      if (isComposing(event)) return event.preventDefault()
      if (Reflect.has(event, shared)) return
      const panel = event.target instanceof Element ? event.target.closest(modal) : null
      if (panel === null || panel === close.current?.closest(modal)) return ask?.(event)
      // Radix takes the key from the panel below only some frames after another has opened on top of it.
      shareEscape(event)
      event.preventDefault()
    },
    onKeyDown({ nativeEvent }: Press) {
      if (!Reflect.has(nativeEvent, shared)) return
      // Taken by the innermost panel: those around it receive the same event.
      Reflect.deleteProperty(nativeEvent, shared)
      // The event is marked as handled already, so the question needs another one.
      const question = new KeyboardEvent("keydown", { key: "Escape", cancelable: true })
      ask?.(question)
      if (!question.defaultPrevented) close.current?.click()
    },
  }
}
