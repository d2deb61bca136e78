import type { KeyboardEvent } from "react"

const controls = "a[href], button, input, select, textarea, [tabindex]"

/**
 * Tab goes from a panel's last group of native radio buttons to the first control. Radix takes the group's last button for
 * the panel's last control, but Tab leaves the group from any of them, and Radix brings the focus back to where it was.
 */
export function tabPastRadios(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target
  if (event.key !== "Tab" || event.shiftKey || event.defaultPrevented || !isRadio(from)) return
  const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(controls)).filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.getClientRects().length > 0,
  )
  const after = stops.slice(stops.indexOf(from) + 1)
  if (after.some((stop) => !isRadio(stop) || stop.name !== from.name)) return
  event.preventDefault()
  stops[0]?.focus()
}

const isRadio = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "radio"
