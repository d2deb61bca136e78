import { useCallback, useEffect, useState } from "react"
import { logger } from "#features/kernel"
import { loadGame } from "../catalogue"
import type { GameModule } from "../kit/game-module"

// What has arrived is here for the next table at once, without a moment of loading between.
const arrived = new Map<string, GameModule>()

/** A game's code; a chunk that did not arrive can be asked for again. */
export function useGame(id: string | null) {
  const [game, setGame] = useState<GameModule | null>(() => (id === null ? null : (arrived.get(id) ?? null)))
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to load again
  useEffect(() => {
    if (id === null) return
    let wanted = true
    loadGame(id).then(
      (loaded) => {
        if (loaded) arrived.set(id, loaded)
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
