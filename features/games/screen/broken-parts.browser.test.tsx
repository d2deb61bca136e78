import { cloneElement, type ReactElement } from "react"
import { flushSync } from "react-dom"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { HiloGame } from "../hilo/hilo"
import { sampleRun as sampleHiloRun } from "../hilo/sample-run"
import { startCard } from "../hilo/settings"
import type { BoardBetting } from "../kit/board-betting"
import { MinesGame } from "../mines/mines"
import { sampleRun as sampleMinesRun } from "../mines/sample-run"
import { drivenGame } from "../testing/driven-game"
import { cases } from "../testing/outcome-cases"
import type { PlayFrameProps } from "./play-frame"

const broken = () => {
  throw new Error("A part of the test is broken")
}
const Broken = () => broken()
const drawsNothing = { board: <Broken />, piece: () => <Broken />, ladder: () => <Broken /> }
const cannotBeCalled = { piece: broken, ladder: broken }

const breakGraphics = () => void vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(broken)
const breakSound = () => void vi.stubGlobal("AudioContext", broken)

const parts: readonly [part: string, change: Partial<PlayFrameProps>, breakIt?: () => void][] = [
  ["its view, pieces and ladder", drawsNothing],
  ["what makes its pieces and ladder", cannotBeCalled],
  ["3D and its canvas", {}, breakGraphics],
  ["sound", {}, breakSound],
]

/** Of each game one result that is a play: a win, where the board celebrates it. */
const [steppedOnMine] = sampleMinesRun(3, [1], { lost: true })
const [guessed] = sampleHiloRun(startCard(undefined, 0), [["hi", 0]])
const games = [
  ...["a won roll", "a won coin", "a won spin", "a won drop", "a flight that reaches its target"].map(
    (of) => cases[of],
  ),
  ...["a won answer", "a won hand"].map((of) => cases[of]),
  { Game: MinesGame, result: steppedOnMine, settings: { mines: 3, ended: [] } },
  { Game: HiloGame, result: guessed, settings: { skips: 0, ended: [] } },
]

/** The game with parts of its frame that fail: every game draws one frame. */
const withBroken = (Game: (props: { context: BoardBetting }) => ReactElement, change: Partial<PlayFrameProps>) =>
  function BrokenGame(props: { context: BoardBetting }) {
    return cloneElement(Game(props), change)
  }

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each(parts)(
  "a result is said and the dock goes on in every game when this fails: %s",
  async (_, change, breakIt) => {
    await page.viewport(1280, 900)
    breakIt?.()
    for (const game of games) {
      if (!game?.result) throw new Error("A game has a result")
      const { Game, result, settings } = game
      const driven = drivenGame(withBroken(Game as (props: { context: BoardBetting }) => ReactElement, change), {
        screen: { settings, view: "3D", volume: 1 },
      })
      const screen = await render(<driven.Game />)
      flushSync(() => driven.show({ phase: "confirming", bet: result.bet }))
      flushSync(() => driven.show({ phase: "settled", result }))
      await userEvent.keyboard("{Escape}")
      const said = screen.getByRole("status").filter({ hasText: /Paid|Lost|Carried|hit|miss/ })
      await expect.element(said.first()).toBeInTheDocument()
      await expect
        .element(
          screen.getByRole("button", { name: /^(Roll|Flip|Spin|Drop|Launch|Ask|Deal|New board|New run|New card)/ }),
        )
        .toBeEnabled()
      await screen.unmount()
    }
  },
  120_000,
)
