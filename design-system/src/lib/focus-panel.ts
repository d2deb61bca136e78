/**
 * The title is read first and no button looks chosen. A field with `data-autofocus` wins: a panel under this one takes the focus
 * away that `autoFocus` gives.
 */
export function focusPanel(event: Event) {
  event.preventDefault()
  if (!(event.currentTarget instanceof HTMLElement)) return
  const panel = event.currentTarget
  const target = panel.querySelector<HTMLElement>("[data-autofocus]") ?? panel
  target.focus()
}
