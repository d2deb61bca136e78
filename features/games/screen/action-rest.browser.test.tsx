import "../../../.storybook/preview.css"
import { ActionRestMs, Dialog } from "@dghrt/design-system"
import type { ReactElement } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { BlackjackGame } from "../blackjack/blackjack"
import { HiloGame } from "../hilo/hilo"
import { MinesGame } from "../mines/mines"
import { sampleRun } from "../mines/sample-run"
import { PlinkoGame } from "../plinko/plinko"
import { samplePlinko } from "../plinko/sample-plinko"
import CreateRace from "../plinkorace/create-race"
import { RaceView } from "../plinkorace/race-view"
import { sampleRace } from "../plinkorace/sample-race"
import { drivenGame } from "../testing/driven-game"
import { interactive } from "../testing/interactive-game"
import { changed, sampleBoard } from "../testing/sample-board"

const play = vi.fn()
const context = sampleBoard({ play, screen: { settings: { mines: 3, ended: [] } } })
const [lost, ...before] = sampleRun(3, [1, 8], { lost: true })
const [step] = before
const [Mines, Hilo, Blackjack] = [MinesGame, HiloGame, BlackjackGame].map(interactive)
if (!lost || !step || !Mines || !Hilo || !Blackjack) throw new Error("A run has steps")
const race = sampleRace({ address: "open", players: 4 })
const seen = { trouble: null, onRetry: play, onSelect: play, own: "nobody", nameOf: String, nowSeconds: 22, name: "" }
const lobby = { ...seen, context, races: [race], step: { phase: "idle" }, onNameChange: play, onLeave: play } as const
const run = { phase: "revealed", result: step } as const

const places: [place: string, drawn: ReactElement, action: RegExp][] = [
  ["a tile of Mines", <Mines key="" context={context} />, /closed$/],
  ["the dock of Mines", <Mines key="" context={context} />, /^Open a tile/],
  [
    "the next step of a run",
    <Mines key="" context={changed(context, { round: run, results: { history: before } })} />,
    /^Open a tile/,
  ],
  ["an answer of HiLo", <Hilo key="" context={context} />, /^(Hi|Lo)/],
  ["the deal of Blackjack", <Blackjack key="" context={context} />, /^Deal/],
  ["the dock of Plinko Race", <RaceView key="" {...lobby} selected="open" onJoin={play} onEdit={play} />, /^Join race/],
  [
    "the dialog of a race",
    <Dialog key="" open>
      <CreateRace token={context.token} wager={1_000_000_000n} balance={null} onCreate={play} />
    </Dialog>,
    /^Create race/,
  ],
]

const rests = (ms: number, drawn: ReactElement) => <ActionRestMs.Provider value={ms}>{drawn}</ActionRestMs.Provider>
/** Longer than any machine needs to press. */
const LONG_MS = 600_000
afterEach(() => play.mockClear())

test.each(places)("%s stakes nothing while it rests", async (_place, drawn, name) => {
  const screen = await render(rests(LONG_MS, drawn))
  const action = screen.getByRole("button", { name }).first()
  await expect.element(action).toHaveAttribute("aria-disabled", "true")
  await action.click({ force: true })
  action.element().focus()
  await userEvent.keyboard("{Enter}")
  expect(play).not.toHaveBeenCalled()
  await screen.rerender(rests(0, drawn))
  await action.click()
  expect(play).toHaveBeenCalledOnce()
})

test("New board, pressed twice in a row, opens no tile", async () => {
  const round = { phase: "revealed", result: lost } as const
  const over = changed(context, { round, results: { history: [lost, ...before] } })
  const screen = await render(rests(0, <Mines context={over} />))
  await userEvent.dblClick(screen.getByRole("button", { name: "New board" }))
  await expect.element(screen.getByRole("button", { name: /^Open a tile/ })).toBeVisible()
  expect(play).not.toHaveBeenCalled()
})

test("Space that comes after a reveal was skipped bets nothing", async () => {
  const driven = drivenGame(PlinkoGame, { play })
  const screen = await render(rests(LONG_MS, <driven.Game />))
  const drop = screen.getByRole("button", { name: /^Drop/ })
  drop.element().focus()
  driven.show({ phase: "settled", result: samplePlinko("normal", 3) })
  await expect.element(screen.getByRole("button", { name: "Skip" })).toBeVisible()
  await userEvent.keyboard("[Space]")
  await expect.element(screen.getByRole("button", { name: "Verify this result" })).toBeVisible()
  await userEvent.keyboard("[Space]")
  await userEvent.keyboard("{Enter}")
  expect(play).not.toHaveBeenCalled()
})
