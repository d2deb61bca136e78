import "../../../.storybook/preview.css"
import type { RoundState } from "@dghrt/betting/model"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { runOf } from "../run/run"
import { isMine, type MinesStep, TILES } from "./maths"
import { sampleStep } from "./sample-run"
import { type MinesScene, sceneOf } from "./scene"
import { minesRun } from "./settings"
import { MinesView2d } from "./view-2d"

const draw = (scene: MinesScene) => (
  <MinesView2d scene={scene} locked goesOn onOpen={() => undefined} onPick={() => undefined} />
)

/** What a pointer on the middle of a tile would touch, as the browser composes it. */
function onTop(button: Element): "find" | "cover" {
  button.scrollIntoView({ block: "center" })
  const box = button.getBoundingClientRect()
  const [touched] = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return touched?.closest(".mines-bed") ? "find" : "cover"
}

const steps: [MinesStep, number][] = [
  [{ mines: 1, opened: [], tile: 0 }, 0],
  [{ mines: 1, opened: [], tile: 0 }, 24],
  [{ mines: 5, opened: [1, 7, 20], tile: 24 }, 4],
  [{ mines: 5, opened: [1, 7, 20], tile: 24 }, 5],
  [{ mines: 24, opened: [], tile: 12 }, 24],
  [{ mines: 10, opened: [0, 4, 8, 12], tile: 13 }, 9],
]

test.each(steps)(
  "the tile that was chosen shows what was drawn, where it stands: %j, index %i",
  async (step, index) => {
    const result = sampleStep(step, index)
    const round = (phase: "settled" | "revealed"): RoundState => ({ phase, result })
    const board = { mines: 5, run: runOf([result], minesRun), ended: [], left: null, cleared: null }
    const view = await render(draw(sceneOf({ phase: "confirming", bet: result.bet }, { ...board, run: null })))
    const tiles = () => Array.from(view.container.querySelectorAll("[data-tile]"))
    expect(
      tiles()
        .map(onTop)
        .filter((top) => top === "find"),
    ).toHaveLength(step.opened.length)
    await view.rerender(draw(sceneOf(round("settled"), { ...board, run: null })))
    for (const motion of document.getAnimations()) motion.finish()
    await view.rerender(draw(sceneOf(round("revealed"), board)))
    const mine = isMine(step.mines, index)
    const found = [...step.opened, step.tile]
    expect(tiles().flatMap((tile, at) => (onTop(tile) === "find" ? [at] : []))).toEqual(found.sort((a, b) => a - b))
    await expect
      .element(page.getByRole("button", { name: new RegExp(`^Tile ${step.tile + 1}, .*, ${mine ? "mine" : "gem"}$`) }))
      .toBeInTheDocument()
    const columns = tiles().map((tile) => Math.round(tile.getBoundingClientRect().x))
    const rows = tiles().map((tile) => Math.round(tile.getBoundingClientRect().y))
    for (let at = 0; at < TILES; at++) {
      expect(columns[at]).toBe(columns[at % 5])
      expect(rows[at]).toBe(rows[at - (at % 5)])
    }
  },
)
