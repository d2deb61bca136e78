import "../../../.storybook/preview.css"
import type { RoundState } from "@dghrt/betting/model"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { boardOf, defaultPlinko, type TableId } from "./maths"
import { samplePlinko } from "./sample-plinko"
import { sceneOf } from "./scene"
import { PlinkoView2d } from "./view-2d"

const draw = (round: RoundState) => (
  <PlinkoView2d scene={sceneOf(round, defaultPlinko)} locked onBoard={() => undefined} />
)

/** The text of the bucket under the ball, as the browser places both. */
function under(container: Element): string {
  const ball = container.querySelector("[data-part=ball] svg")?.getBoundingClientRect()
  if (!ball) throw new Error("The board has no ball")
  const middle = ball.x + ball.width / 2
  const labels = Array.from(container.querySelectorAll("[data-part=board] > [data-part=label]"))
  const away = (label: Element) => {
    const box = label.getBoundingClientRect()
    return Math.abs(box.x + box.width / 2 - middle)
  }
  return labels.toSorted((a, b) => away(a) - away(b))[0]?.textContent ?? "nothing"
}

const drops: readonly [TableId, number][] = [
  ["classic-low", 0],
  ["classic-medium", 0b111011],
  ["classic-high", 0b010101],
  ["classic-degen", 0b111111],
  ["normal", 0],
  ["normal", 12],
  ["normal", 50],
  ["degen", 2],
  ["degen", 48],
]

test.each(drops)("on %s the ball of index %d lies over the bucket that was paid", async (table, index) => {
  const result = samplePlinko(table, index)
  const paid = `${result.multiplierBps / 10_000}`
  const view = await render(draw({ phase: "confirming", bet: result.bet }))
  await view.rerender(draw({ phase: "settled", result }))
  for (const motion of document.getAnimations()) motion.finish()
  expect(under(view.container)).toBe(paid)
  await view.rerender(draw({ phase: "revealed", result }))
  expect(under(view.container)).toBe(paid)
  const landed = Array.from(view.container.querySelectorAll("[data-part=landed]"), ({ textContent }) => textContent)
  expect(landed, "one bucket is marked, also where another pays the same").toEqual([paid])
  expect(view.container.querySelectorAll("[data-part=step]")).toHaveLength(
    result.bet.betArray.length === 64 ? 7 : boardOf(table) === "normal" ? 15 : 13,
  )
})

test("drawing a falling ball once more does not drop it again", async () => {
  const result = samplePlinko("normal", 12)
  const view = await render(draw({ phase: "settled", result }))
  const ball = view.container.querySelector("[data-part=ball]")
  const [fall] = ball?.getAnimations() ?? []
  expect(fall).toBeDefined()
  await view.rerender(draw({ phase: "settled", result: { ...result } }))
  expect(ball?.getAnimations()).toEqual([fall])
})

test("a ball leaves the chute at the press, and circles over the first peg until there is a result", async () => {
  const result = samplePlinko("normal", 12)
  const view = await render(draw({ phase: "idle" }))
  const place = () => view.container.querySelector("[data-part=ball] svg")?.getBoundingClientRect().x ?? Number.NaN
  const chute = place()
  await view.rerender(draw({ phase: "confirming", bet: result.bet }))
  await expect.poll(place).toBeGreaterThan(chute + 3)
  await expect.poll(place).toBeLessThan(chute - 3)
})
