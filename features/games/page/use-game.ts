import { useCallback, useEffect, useState } from "react"
import { logger } from "#features/kernel"
import { ReloadNeeded } from "#features/lazy-parts"
import { arrivedGame, loadGame } from "../catalogue/catalogue"

/** A game's code. `retry` requests a file that did not arrive again, and reloads the page where only that helps. */
export function useGame(id: string | null) {
  const [game, setGame] = useState(() => (id === null ? null : arrivedGame(id)))
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (id === null) return
    let wanted = true
    loadGame(id).then(
      (loaded) => {
        if (wanted) setGame(loaded)
      },
      (error) => {
        logger.error(`The game ${id} did not load`, error)
        if (!wanted) return
        if (attempt > 0 && error instanceof ReloadNeeded) location.reload()
        else setFailed(true)
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
