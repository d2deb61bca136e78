import { resultKey } from "@dghrt/betting/model"
import { type ComponentType, useState } from "react"
import type { BoardBetting } from "../kit/board-betting"

/** A story's render: the game keeps what the player sets, continues after a result has been shown, and holds it in its history. */
export function interactive(Game: ComponentType<{ context: BoardBetting }>) {
  return function InteractiveGame({ context: given }: { context: BoardBetting }) {
    const [settings, setSettings] = useState(given.screen.settings)
    const [wager, setWager] = useState(given.wager)
    const [round, setRound] = useState(given.round)
    const revealedResult = round.phase === "revealed" ? round.result : null
    const remembered =
      revealedResult === null || given.results.history.some((result) => resultKey(result) === resultKey(revealedResult))
    return (
      <Game
        context={{
          ...given,
          screen: {
            ...given.screen,
            settings,
            onSettingsChange: (next) => {
              setSettings(next)
              given.screen.onSettingsChange(next)
            },
          },
          wager,
          onWagerChange: (next) => {
            setWager(next)
            given.onWagerChange(next)
          },
          round,
          steps: { current: () => round, subscribe: given.steps.subscribe },
          results: {
            ...given.results,
            history: remembered ? given.results.history : [revealedResult, ...given.results.history],
            onRevealed: () => {
              given.results.onRevealed()
              if (round.phase === "settled") setRound({ phase: "revealed", result: round.result })
            },
          },
        }}
      />
    )
  }
}
