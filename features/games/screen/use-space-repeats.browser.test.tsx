import "../../../.storybook/preview.css"
import { ActionRestMs } from "@dghrt/design-system"
import type { ComponentType } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { settings } from "#features/settings"
import { DiceGame } from "../dice/dice"
import { sampleResult } from "../dice/sample-result"
import type { BoardBetting } from "../kit/board-betting"
import { MinesGame } from "../mines/mines"
import { drivenGame } from "../testing/driven-game"

const play = vi.fn()
afterEach(() => {
  play.mockClear()
  settings.change({ spaceRepeats: null })
})

async function open(Game: ComponentType<{ context: BoardBetting }>, freePlay: boolean, restMs = 0) {
  const driven = drivenGame(Game, { play, freePlay })
  const screen = await render(
    <ActionRestMs.Provider value={restMs}>
      <driven.Game />
    </ActionRestMs.Provider>,
  )
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return { screen, show: driven.show }
}

test("Space places the bet again in free play, once for each press", async () => {
  await open(DiceGame, true)
  await userEvent.keyboard("[Space]")
  await expect.poll(() => play.mock.calls.length).toBe(1)
  await userEvent.keyboard("{ >5/}")
  expect(play).toHaveBeenCalledTimes(1)
})

test("with real tokens it does so once it is chosen", async () => {
  await open(DiceGame, false)
  await userEvent.keyboard("[Space]")
  settings.change({ spaceRepeats: true })
  await expect.poll(() => settings.state.user.spaceRepeats).toBe(true)
  expect(play).not.toHaveBeenCalled()
  await vi.waitFor(async () => {
    await userEvent.keyboard("[Space]")
    expect(play).toHaveBeenCalled()
  })
})

test("a field, an action that rests and a reveal that Space skips keep it from betting", async () => {
  const { screen, show } = await open(DiceGame, true, 600_000)
  await userEvent.keyboard("[Space]")
  screen.getByRole("textbox", { name: "Bet amount" }).element().focus()
  await userEvent.keyboard("[Space]")
  screen.getByRole("textbox", { name: "Bet amount" }).element().blur()
  await show({ phase: "settled", result: sampleResult({ mode: "under", value: 50 }, 37) })
  await userEvent.keyboard("[Space]")
  await expect.element(screen.getByRole("button", { name: "Verify this result" })).toBeVisible()
  expect(play).not.toHaveBeenCalled()
})

test("no step of a run is taken by it", async () => {
  await open(MinesGame, true)
  await userEvent.keyboard("[Space]")
  expect(play).not.toHaveBeenCalled()
})
