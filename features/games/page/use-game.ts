import { useCallback, useEffect, useState } from "react"
import { logger } from "#features/kernel"
import { arrivedGame, loadGame } from "../catalogue/catalogue"

/** A game's code; a chunk that did not arrive can be asked for again. */
export function useGame(id: string | null) {
  const [game, setGame] = useState(() => (id === null ? null : arrivedGame(id)))
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to load again
  useEffect(() => {
    if (id === null) return
    let wanted = true
    loadGame(id).then(
      (loaded) => {
        if (wanted) setGame(loaded)
      },
      (error) => {
        logger.error(`The game ${id} did not load`, error)
        if (wanted) setFailed(true)
      },
    )
    return () => {
      wanted = false
    }
  }, [id, attempt])
  const retry = useCallback(() => {
    setFailed(false)
    setAttempt((number) => number + 1)
  }, [])
  return { game: game?.id === id ? game : null, failed, retry }
}
