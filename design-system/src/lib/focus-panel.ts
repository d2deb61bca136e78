import { type FocusEvent, useRef } from "react"

/** The title is read first and no button looks chosen. */
export function focusPanel(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** Focuses a modal panel that opens, or its field with `autoFocus`: a panel under it has taken the focus from there. */
export function usePanelFocus() {
  const asked = useRef<HTMLElement | null>(null)
  return {
    onFocusCapture({ target }: FocusEvent<HTMLElement>) {
      asked.current ??= target
    },
    onOpenAutoFocus(event: Event) {
      focusPanel(event)
      asked.current?.focus()
    },
  }
}
