import { expect, userEvent } from "storybook/test"

const outlined = (element: Element, part?: "::after" | "::before") => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
  return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
}

/** A control may leave its ring to its own drawing (a slider's knob) or to the field around it (an amount's frame). */
function hasRing(control: Element) {
  const around = [control.parentElement, control.parentElement?.parentElement]
  const places = [control, ...control.children, ...around.filter((element) => element != null)]
  return places.some((place) => outlined(place) || outlined(place, "::after") || outlined(place, "::before"))
}

/** The control has the keyboard, and a player can see that it has. */
export async function expectRing(control: Element) {
  await expect(control).toHaveFocus()
  await expect(hasRing(control)).toBe(true)
}

/** Tab leads to the control, and a player can see that it does. */
export async function tabTo(control: Element) {
  await userEvent.tab()
  await expectRing(control)
}
