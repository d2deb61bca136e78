import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { sampleHand, samplePlay } from "./sample-hand"
import { sceneOf } from "./scene"
import { BlackjackView2d } from "./view-2d"
import "../screen/sizing.css"

/** The faces that look at the viewer, from left to right: what a pointer on each card's corner would touch. */
function lying(table: Element, seat: string): readonly (string | null)[] {
  const cards = Array.from(table.querySelectorAll(`[data-seat=${seat}] [data-part=card]`))
  const inOrder = cards.map((card) => ({ card, x: card.getBoundingClientRect().x })).sort((a, b) => a.x - b.x)
  return inOrder.map(({ card }) => {
    const box = card.getBoundingClientRect()
    const touched = document.elementsFromPoint(box.x + box.width * 0.3, box.y + box.height * 0.4)
    const side = touched.find((element) => card.contains(element))?.closest("[data-part=front],[data-part=back]")
    return side?.getAttribute("data-part") === "front" ? card.getAttribute("data-rank") : "back"
  })
}

const drawn = [0, 1, 4, 9, 14, 20, 26, 35, 43].map((index) => [`outcome ${index}`, sampleHand(index)] as const)
const longHand = [1, 0, 1, 0, 1].map((rank) => ["hit", rank] as const)
const played = (
  [
    ["a deal", samplePlay(19)],
    ["a card", samplePlay(19, [["hit", 3]])],
    ["the dealer's side", samplePlay(19, [["stand", 69]])],
    ["a double", samplePlay(19, [["double", 0]])],
    ["more cards than lie side by side", samplePlay(0, longHand)],
  ] as const
).flatMap(([name, [result]]) => (result ? [[name, result] as const] : []))

test.each([...drawn, ...played])("the cards on the felt are those of %s", async (_, result) => {
  const scene = sceneOf({ phase: "revealed", result })
  const ranks = (cards: typeof scene.dealer) => cards.map((card) => card?.rank ?? "back")
  const draw = (phase: "settled" | "revealed") => (
    <BlackjackView2d scene={sceneOf({ phase, result })} facts={null}>
      {null}
    </BlackjackView2d>
  )
  const view = await render(draw("settled"))
  const table = view.container.querySelector("[data-slot=blackjack-table]")
  if (!table) throw new Error("There is no table")
  table.scrollIntoView({ block: "center" })
  await expect.element(view.getByRole("img", { name: "Cards are being dealt" })).toBeVisible()
  await expect.poll(() => table.querySelector("[data-part=body]:empty")).toBeNull()
  for (const motion of document.getAnimations()) motion.finish()
  expect(lying(table, "player")).toEqual(ranks(scene.player))
  expect(lying(table, "dealer")).toEqual(ranks(scene.dealer))
  await view.rerender(draw("revealed"))
  expect(table.getAttribute("data-ended")).toBe(scene.ended)
  expect(lying(table, "player")).toEqual(ranks(scene.player))
  expect(lying(table, "dealer")).toEqual(ranks(scene.dealer))
})

/** By how many pixels the cards that can be seen go over the edge of the table on their way, each step of it held still. */
function overRim(table: Element): number {
  const motions = document.getAnimations()
  for (const motion of motions) motion.pause()
  let most = 0
  for (let ms = 0; ms <= 1_000; ms += 10) {
    for (const motion of motions) motion.currentTime = ms
    const rim = table.getBoundingClientRect()
    for (const card of table.querySelectorAll("[data-part=card]")) {
      if (Number(getComputedStyle(card).opacity) < 0.5) continue
      const { left, right, top, bottom } = card.getBoundingClientRect()
      most = Math.max(most, rim.left - left, rim.top - top, right - rim.right, bottom - rim.bottom)
    }
  }
  return most
}

test.each([
  ["a wide table", 1440, "40rem"],
  ["a phone's table", 390, "24rem"],
  ["a low table", 390, "14rem"],
])("cards that come to %s cross no rim on their way", async (_, width, height) => {
  await page.viewport(width, 900)
  const view = await render(
    <div data-slot="board-area" style={{ height }}>
      <BlackjackView2d scene={sceneOf({ phase: "settled", result: sampleHand(43) })} facts={null}>
        {null}
      </BlackjackView2d>
    </div>,
  )
  const table = view.container.querySelector("[data-slot=blackjack-table]")
  if (!table) throw new Error("There is no table")
  expect(table.querySelectorAll("[data-seat=player] [data-comes=true]")).toHaveLength(3)
  expect(overRim(table)).toBeLessThanOrEqual(0)
})
