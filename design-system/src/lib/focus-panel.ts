/** The title is read first and no button looks chosen; a field with `autoFocus` still wins. */
export function focusPanel(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}
