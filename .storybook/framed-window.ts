/** In the address of a story that a documentation page shows in a frame. */
export const framedParameter = "framed"

/**
 * Several frames of a documentation page play side by side, and overlays take the focus when they open. Each would take it
 * from the others, which closes their menus, and scroll the page away from what is being read. A frame therefore leaves
 * the focus alone until the reader uses it.
 */
export function leaveFocusToReader(): void {
  const { focus } = HTMLElement.prototype
  const { scrollIntoView } = Element.prototype
  HTMLElement.prototype.focus = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  // The events of a play are not trusted.
  const hear = ({ isTrusted }: Event) => {
    if (!isTrusted) return
    HTMLElement.prototype.focus = focus
    Element.prototype.scrollIntoView = scrollIntoView
    for (const event of events) removeEventListener(event, hear, true)
  }
  const events = ["pointerdown", "keydown"]
  for (const event of events) addEventListener(event, hear, true)
}
