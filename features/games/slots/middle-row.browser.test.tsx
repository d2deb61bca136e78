import "../../../.storybook/preview.css"
import { sampleResult } from "@dghrt/betting/testing"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { LINE, reelsOf } from "./grid"
import { betArray } from "./maths"
import { METADATA, sceneOf } from "./scene"
import { SlotsView2d } from "./view-2d"

const result = (index: number) => sampleResult({ gameId: "slots", betArray, metadata: METADATA, index })

/** The picture of each reel that is in the machine's middle, as the browser places it. */
function visibleSymbols(container: Element): readonly (string | null)[] {
  const machine = container.querySelector("[data-part=line] rect")?.getBoundingClientRect()
  if (!machine) throw new Error("The machine has no line")
  const middle = machine.y + machine.height / 2
  return Array.from(container.querySelectorAll("[data-slot=slots-reel]"), (reel) => {
    const near = Array.from(reel.querySelectorAll("[data-symbol]")).filter((symbol) => {
      const box = symbol.getBoundingClientRect()
      return box.top < middle && box.bottom > middle
    })
    return near.length === 1 ? (near[0]?.getAttribute("data-symbol") ?? null) : `${near.length} pictures`
  })
}

test.each([0, 2, 5, 8, 14, 20, 30, 49])("the middle of the machine shows what index %d drew", async (index) => {
  const drawn = reelsOf(result(index)).map((reel) => reel[LINE])
  const view = await render(<SlotsView2d scene={sceneOf({ phase: "settled", result: result(index) })} />)
  await expect.element(view.getByRole("img", { name: "The reels are spinning" })).toBeVisible()
  for (const motion of document.getAnimations()) motion.finish()
  expect(visibleSymbols(view.container)).toEqual(drawn)
  await view.rerender(<SlotsView2d scene={sceneOf({ phase: "revealed", result: result(index) })} />)
  expect(visibleSymbols(view.container)).toEqual(drawn)
})
