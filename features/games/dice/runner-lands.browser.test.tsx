import "../../../.storybook/preview.css"
import type { RoundState } from "@dghrt/betting/model"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { sampleResult } from "./sample-result"
import { sceneOf } from "./scene"
import { DiceView2d } from "./view-2d"

const settings = { mode: "under", value: 50 } as const

test.each([0, 49, 50, 99])("the marker runs while the die rolls, and lands where the flag says %i", async (roll) => {
  const result = sampleResult(settings, roll)
  const draw = (round: RoundState) => <DiceView2d scene={sceneOf(round, settings)} locked onChange={() => undefined} />
  const view = await render(draw({ phase: "confirming", bet: result.bet }))
  const marker = () => view.container.querySelector<HTMLElement>("[data-part=runner]")
  const middle = (element: Element | null | undefined) => {
    const { x, width } = element?.getBoundingClientRect() ?? new DOMRect(Number.NaN)
    return x + width / 2
  }
  const before = middle(marker())
  await expect.poll(() => middle(marker())).not.toBe(before)
  await view.rerender(draw({ phase: "settled", result }))
  for (const motion of marker()?.getAnimations() ?? []) motion.finish()
  const landed = middle(marker())
  await view.rerender(draw({ phase: "revealed", result }))
  expect(marker()).toBeNull()
  expect(Math.abs(middle(view.container.querySelector("[data-won]")) - landed)).toBeLessThan(1.5)
  await view.unmount()
})
