import { type ComponentType, useState } from "react"
import type { Table } from "./table"

/** A story's render: the game at a table that keeps what the player sets and goes on once a result has been shown. */
export function atHeldTable(Game: ComponentType<{ table: Table }>) {
  return function HeldTable({ table: given }: { table: Table }) {
    const [settings, setSettings] = useState(given.settings)
    const [wager, setWager] = useState(given.wager)
    const [round, setRound] = useState(given.round)
    return (
      <Game
        table={{
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
          revealed: () => {
            given.revealed()
            if (round.phase === "settled") setRound({ phase: "revealed", result: round.result })
          },
        }}
      />
    )
  }
}
