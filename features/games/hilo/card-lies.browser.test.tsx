import "../../../.storybook/preview.css"
import type { RoundState } from "@dghrt/betting/model"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { runOf } from "../run/run"
import { RANKS } from "./maths"
import { sampleRun } from "./sample-run"
import { sceneOf } from "./scene"
import { drawnCard, hiloRun, openCard } from "./settings"
import { HiloView2d } from "./view-2d"
import { cardName } from "./words"

/** The card that looks at the viewer from the middle of the stack, as the browser composes it. */
function onTop(container: Element): string | null {
  const open = container.querySelector("[data-part=open]")
  if (!open) throw new Error("No card lies open")
  open.scrollIntoView({ block: "center" })
  const box = open.getBoundingClientRect()
  const [touched] = document.elementsFromPoint(box.x + box.width * 0.42, box.y + box.height * 0.5)
  return touched?.closest("[data-card]")?.getAttribute("data-card") ?? null
}

test.each(RANKS.map((name, rank) => [name, rank] as const))("a drawn %s is the card on top", async (_, rank) => {
  const history = sampleRun({ rank: 3, suit: 3 }, [
    ["hi", 6],
    ["lo", rank],
  ])
  const [result] = history
  if (!result) throw new Error("A run has steps")
  const board = {
    start: { rank: 0, suit: 0 },
    run: runOf(history.slice(1), hiloRun),
    ended: [],
    left: null,
    cleared: null,
  }
  const draw = (round: RoundState, run = board.run) => (
    <HiloView2d scene={sceneOf(round, { ...board, run })} pads={[]} now="" carried="" onCall={() => undefined} />
  )
  const card = cardName(drawnCard(result))
  const view = await render(draw({ phase: "confirming", bet: result.bet }))
  await view.rerender(draw({ phase: "settled", result }))
  for (const motion of document.getAnimations()) motion.finish()
  expect(onTop(view.container)).toBe(card)
  await view.rerender(draw({ phase: "revealed", result }, runOf(history, hiloRun)))
  expect(onTop(view.container)).toBe(card)
  await expect.element(page.getByRole("img", { name: new RegExp(`^${card} lies open$`, "i") })).toBeInTheDocument()
  const row = Array.from(view.container.querySelectorAll("li[aria-label]"))
  expect(row.map((item) => item.getAttribute("aria-label")).at(-1)).toBe(card)
  const places = row.map((item) => item.getBoundingClientRect().x)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(openCard(sceneOf({ phase: "revealed", result }, { ...board, run: runOf(history, hiloRun) })).rank).toBe(rank)
})
