import "../../../.storybook/preview.css"
import type { RoundState } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { betArray } from "./maths"
import { sceneOf } from "./scene"
import { encodeCrash } from "./settings"
import { CrashView2d } from "./view-2d"

const settings = { target: 200 }
const token = { symbol: "SOL", decimals: 9 }

/** Whether the rocket has reached the line of its target, as the browser places both. */
function onLine(container: Element): boolean {
  const [rocket, line] = ["rocket", "target"].map((part) =>
    container.querySelector(`[data-part=${part}]`)?.getBoundingClientRect(),
  )
  if (!rocket || !line) throw new Error("The chart has no rocket or no line")
  // A pixel is left to rounding.
  return rocket.y + rocket.height / 2 <= line.bottom + 1
}

test("the rocket ends on its line exactly when the draw paid", async () => {
  for (const index of [0, 1]) {
    const result = sampleResult({
      gameId: "crash",
      betArray: betArray(settings),
      metadata: encodeCrash(settings),
      index,
    })
    const draw = (round: RoundState) => (
      <CrashView2d scene={sceneOf(round, settings)} wager={1n} token={token} locked onTarget={() => undefined} />
    )
    const view = await render(draw({ phase: "settled", result }))
    await expect.element(view.getByRole("img", { name: /^The rocket climbs/ })).toBeVisible()
    for (const motion of document.getAnimations()) motion.finish()
    expect(onLine(view.container)).toBe(result.payout > 0n)
    await view.rerender(draw({ phase: "revealed", result }))
    expect(onLine(view.container)).toBe(result.payout > 0n)
    await view.unmount()
  }
})
