import "../../../.storybook/preview.css"
import { composeStories, setProjectAnnotations } from "@storybook/react-vite"
import type { ComponentType } from "react"
import { describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import preview from "../../../.storybook/preview"

setProjectAnnotations(preview)

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  "../{blackjack,crash,dice,flip,hilo,magic8ball,mines,plinko,plinkorace,slots}/*.stories.tsx",
  { eager: true },
)
const controls = "button, a[href], input, [role=radio], [role=switch]"

const pressable = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.matches(":disabled") &&
  element.closest("[aria-hidden=true], [inert]") === null

/** What a pointer at the middle of the control meets instead of it. */
function inTheWay(control: Element): Element | null {
  control.scrollIntoView({ block: "center", inline: "center" })
  const { x, y, width, height } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  return hit && !control.contains(hit) && hit.closest("label")?.control !== control ? hit : null
}

describe.each([
  [1440, 1024],
  [390, 844],
])("at %i px", (width, height) => {
  test.each(Object.entries(modules))("nothing stands before a control in %s", async (_, module) => {
    await page.viewport(width, height)
    const hidden: Record<string, string[]> = {}
    for (const [name, Story] of Object.entries<ComponentType>(composeStories(module))) {
      // 3D is drawn inside the same board, which takes software rendering long.
      if (name.endsWith("In3d")) continue
      await render(<Story />)
      for (const control of document.body.querySelectorAll(controls)) {
        const hit = pressable(control) ? inTheWay(control) : null
        if (hit)
          hidden[name] = [
            ...(hidden[name] ?? []),
            `${control.outerHTML.slice(0, 120)} <- ${hit.outerHTML.slice(0, 120)}`,
          ]
      }
      await cleanup()
    }
    expect(hidden).toEqual({})
  })
})
