import "../../../.storybook/preview.css"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { everyStory } from "./every-story"

/** What the sheets say for a finger holds: an emulated one takes the mouse away from every file that runs after this one. */
function pointWithFinger(rules: Iterable<CSSRule>): number {
  let found = 0
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes("pointer: coarse")) {
      rule.media.mediaText = "all"
      found += 1
    }
    if ("cssRules" in rule) found += pointWithFinger((rule as CSSGroupingRule).cssRules)
  }
  return found
}
beforeAll(() => {
  const found = [...document.styleSheets].reduce((sum, sheet) => sum + pointWithFinger(sheet.cssRules), 0)
  expect(found).toBeGreaterThan(0)
})
afterEach(() => {
  delete document.documentElement.dataset.theme
})

const controls =
  "button, a[href], input, select, [role=switch], [role=checkbox], [role=radio], [role=tab], [role=slider]"
const longSidePx = 44
const shortSidePx = 40

/** A finger may come down on the control or on its label; a slider takes its nearest knob along from all of the track. */
function answers(control: Element, x: number, y: number) {
  const hit = document.elementFromPoint(x, y)
  if (!hit) return false
  const whole = control.closest("[data-slot=slider]") ?? control
  const label = hit.closest("label")
  return whole.contains(hit) || label?.control === control
}

/** How many pixels in a row through its middle press the control. */
function reachPx(control: Element, along: "x" | "y") {
  const { left, top, width, height } = control.getBoundingClientRect()
  const middle = { x: Math.floor(left + width / 2) + 0.5, y: Math.floor(top + height / 2) + 0.5 }
  const pressed = (px: number) =>
    answers(control, middle.x + (along === "x" ? px : 0), middle.y + (along === "y" ? px : 0))
  let [first, last] = [0, -1]
  while (last + 1 < longSidePx && pressed(last + 1)) last++
  while (first > -longSidePx && pressed(first - 1)) first--
  return last - first + 1
}

const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY

/** A word in a sentence is as high as its line: WCAG 2.5.8 lets it. */
const inSentence = (element: Element) => getComputedStyle(element).display === "inline"
const pressable = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.matches(":disabled") &&
  !inSentence(element) &&
  element.closest("[aria-hidden=true], [inert]") === null

describe.each(["romanticDegen", "retro"])("in %s", (theme) => {
  test.each(everyStory())("a finger finds each control of %s", async (_, stories) => {
    await page.viewport(390, 844)
    const small: Record<string, string[]> = {}
    for (const [name, Story] of stories) {
      await render(<Story />)
      document.documentElement.dataset.theme = theme
      for (const animation of document.getAnimations()) if (ends(animation)) animation.finish()
      for (const control of document.body.querySelectorAll(controls)) {
        if (!pressable(control)) continue
        control.scrollIntoView({ block: "center", inline: "center" })
        const [width, height] = [reachPx(control, "x"), reachPx(control, "y")]
        if (Math.max(width, height) < longSidePx || Math.min(width, height) < shortSidePx)
          small[name] = [...(small[name] ?? []), `${width} x ${height}: ${control.outerHTML.slice(0, 160)}`]
      }
      await cleanup()
    }
    expect(small).toEqual({})
  })
})
