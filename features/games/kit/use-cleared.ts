import { type RoundState, resultKey } from "@dghrt/betting/model"
import { useState } from "react"

/** The key of the result that the player has moved on from, and how they do: the board is theirs again. */
export function useCleared(round: RoundState): readonly [cleared: string | null, clear: () => void] {
  const [cleared, setCleared] = useState<string | null>(null)
  return [
    cleared,
    () => {
      if (round.phase === "revealed") setCleared(resultKey(round.result))
    },
  ]
}
