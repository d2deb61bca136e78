import { type ComponentType, useState } from "react"
import type { GameContext } from "../kit/game-context"
import { resultKey } from "../round/round-state"

/** A story's render: the game at a table that keeps what the player sets, goes on once a result has been shown, and remembers it. */
export function atHeldTable(Game: ComponentType<{ context: GameContext }>) {
  return function InteractiveGame({ context: given }: { context: GameContext }) {
    const [settings, setSettings] = useState(given.settings)
    const [wager, setWager] = useState(given.wager)
    const [round, setRound] = useState(given.round)
    const told = round.phase === "revealed" ? round.result : null
    const remembered = told === null || given.history.some((result) => resultKey(result) === resultKey(told))
    return (
      <Game
        context={{
          ...given,
          settings,
          onSettingsChange: (next) => {
            setSettings(next)
            given.onSettingsChange(next)
          },
          wager,
          onWagerChange: (next) => {
            setWager(next)
            given.onWagerChange(next)
          },
          round,
          history: remembered ? given.history : [told, ...given.history],
          onRevealed: () => {
            given.onRevealed()
            if (round.phase === "settled") setRound({ phase: "revealed", result: round.result })
          },
        }}
      />
    )
  }
}
