import type { Bet, RoundResult, RoundState } from "@dghrt/betting/model"
import { type ComponentType, useState } from "react"
import type { BoardBetting } from "../kit/board-betting"
import { type BoardChanges, changed, sampleBoard } from "./sample-board"

/** A game whose round a test moves on by hand, as a session would. */
export interface DrivenGame {
  Game: ComponentType
  /** Shows the next step of the round. Needs a drawn game. */
  show: (round: RoundState) => void
}

const phases = ["preparing", "simulating", "signing", "sending", "confirming"] as const

/** The steps of a bet's wait, in order; free play knows the first one only. */
export const waitOf = (bet: Bet, freePlay = false): readonly RoundState[] =>
  (freePlay ? phases.slice(0, 1) : phases).map((phase): RoundState => ({ phase, bet }))

/** Holds wager, settings and results as a session does; `given` is what differs from a rich player with nothing in progress. */
export function drivenGame(
  Game: ComponentType<{ context: BoardBetting }>,
  given: BoardChanges = {},
  before: readonly RoundResult[] = [],
): DrivenGame {
  const driven: DrivenGame = {
    Game: function Driven() {
      const [round, setRound] = useState<RoundState>({ phase: "idle" })
      const [history, setHistory] = useState(before)
      const [settings, setSettings] = useState(given.screen?.settings)
      driven.show = setRound
      const context = sampleBoard(given)
      const [wager, setWager] = useState(context.wager)
      function onRevealed() {
        if (round.phase !== "settled") return
        setHistory([round.result, ...history])
        setRound({ phase: "revealed", result: round.result })
      }
      return (
        <Game
          context={changed(context, {
            round,
            wager,
            onWagerChange: setWager,
            results: { history, onRevealed },
            screen: { settings, onSettingsChange: setSettings },
          })}
        />
      )
    },
    show: () => {
      throw new Error("The game is not drawn")
    },
  }
  return driven
}
