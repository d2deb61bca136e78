import { createRequire } from "node:module"
import type { Page } from "playwright"
import { stickingOut } from "../../design-system/src/testing/sticking-out"
import { lookAtStory } from "../support/built-storybook"
import { everyStory } from "./every-story"
import type { Proof } from "./proof"

/** A window of 1440 px at 200 %. */
const zoomed = { width: 720, height: 900 }
/** Presses of Tab after which the ring is looked for. */
const tabStops = 6

/**
 * Every story of the built Storybook, once its play has ended, as those see it who zoom to 200 %, read from right to left
 * or have the system force its colours.
 */
export const storyModes: Proof = {
  name: "story-modes",
  proves: "every story at 200 %, right to left and in forced colours",
  minutes: 18,
  occupies: "browser",
  run: (report, say) =>
    everyStory(report, say, {
      claim: "stories at 200 %, right to left and in forced colours: no sideways scroll, words and focus in sight",
      webgl: false,
      prepare: (context) =>
        context.addInitScript({ path: createRequire(import.meta.url).resolve("axe-core/axe.min.js") }),
      look: lookInModes,
    }),
}

async function lookInModes(page: Page, id: string): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "none" })
  await page.setViewportSize(zoomed)
  const problems = await lookAtStory(page, id)
  if (problems.length > 0) return problems
  // Storybook's own run of axe comes after the play, and there is one at a time.
  await page.waitForFunction(
    () => Reflect.get(globalThis, "__STORYBOOK_PREVIEW__")?.currentRender?.phase === "finished",
  )
  const wide = async (mode: string) => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const found = await page.evaluate(stickingOut)
    if (found.length > 0) problems.push(`${mode}: ${found.join(" | ")}`)
  }
  const turn = (direction: "ltr" | "rtl") =>
    page.evaluate((dir) => {
      document.documentElement.dir = dir
    }, direction)
  const own = await page.evaluate(() => document.documentElement.dir)
  await wide("at 200 %")
  await turn("rtl")
  await wide("right to left")
  await turn(own === "rtl" ? "rtl" : "ltr")

  await page.emulateMedia({ forcedColors: "active" })
  problems.push(...(await page.evaluate(unreadableWords)))
  for (let stop = 0; stop < tabStops; stop += 1) {
    await page.keyboard.press("Tab")
    const lost = await page.evaluate(focusWithoutRing)
    if (lost) problems.push(`no ring in forced colours: ${lost}`)
  }
  return problems
}

/** Runs in the page: what the system's colours leave below the contrast that words need. */
async function unreadableWords(): Promise<string[]> {
  // Axe reads the fill of letters, which Chromium reports as if no colours were forced, unlike their colour.
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    element.style?.setProperty("-webkit-text-fill-color", getComputedStyle(element).color)
  }
  const axe: Pick<typeof import("axe-core"), "run"> = Reflect.get(globalThis, "axe")
  const { violations } = await axe.run(document.body, { runOnly: ["color-contrast"], resultTypes: ["violations"] })
  return violations.flatMap(({ nodes }) =>
    nodes.map(
      ({ html, failureSummary = "" }) => `in forced colours: ${html.slice(0, 160)} ${failureSummary.slice(0, 160)}`,
    ),
  )
}

/**
 * Runs in the page: the element that has the focus, unless it, a part of it or the frame around it draws an outline. A panel
 * that holds the focus for what is in it needs none, nor does a field whose caret shows where one types.
 */
function focusWithoutRing(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body || !focused.checkVisibility()) return null
  if (focused.matches("[role=dialog], [role=menu], [role=listbox], [aria-activedescendant], input[role=combobox]"))
    return null
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement, ...focused.children]
  const drawn = around.some(
    (element) =>
      element &&
      [undefined, "::before", "::after"].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1
      }),
  )
  return drawn ? null : focused.outerHTML.slice(0, 200)
}
