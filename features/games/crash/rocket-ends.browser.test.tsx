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

/** Whether the rocket is above the line of its target, as the browser places both. */
function above(container: Element): boolean {
  const [rocket, line] = ["rocket", "target"].map((part) =>
    container.querySelector(`[data-part=${part}]`)?.getBoundingClientRect(),
  )
  if (!rocket || !line) throw new Error("The chart has no rocket or no line")
  // A pixel is left to rounding.
  return rocket.y + rocket.height / 2 <= line.bottom + 1
}

test.each(["a", "b", "c", "d"])(
  "the rocket ends above its line exactly when the draw paid, with seed %s",
  async (rngSeed) => {
    for (const index of [0, 1]) {
      const result = sampleResult({
        gameId: "crash",
        betArray: betArray(settings),
        metadata: encodeCrash(settings),
        index,
        rngSeed,
      })
      const draw = (round: RoundState) => (
        <CrashView2d scene={sceneOf(round, settings)} wager={1n} token={token} locked onTarget={() => undefined} />
      )
      const view = await render(draw({ phase: "settled", result }))
      await expect.element(view.getByRole("img", { name: /^The rocket climbs/ })).toBeVisible()
      for (const motion of document.getAnimations()) motion.finish()
      expect(above(view.container)).toBe(result.payout > 0n)
      await view.rerender(draw({ phase: "revealed", result }))
      expect(above(view.container)).toBe(result.payout > 0n)
      await view.unmount()
    }
  },
)
