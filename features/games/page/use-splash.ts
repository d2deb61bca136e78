import { type MouseEvent, type RefObject, useEffect, useRef } from "react"
import { settings } from "#features/settings"
import { startedGameOfTab, withGamePlayed } from "./started-game"
import { useScrollToGame } from "./use-scroll-to-game"

interface SplashOptions {
  gameId: string
  /** What the tab remembers as started; free play of a game is another start than the game with real tokens. */
  startedId: string
  /** The game is on screen, in place of its splash. */
  hasStarted: boolean
  frame: RefObject<HTMLDivElement>
}

/** The way from a game's splash to its board. */
export function useSplash({ gameId, startedId, hasStarted, frame }: SplashOptions) {
  const startedGame = startedGameOfTab()
  const fresh = useRef(false)
  useEffect(() => {
    if (hasStarted) startedGame.start(startedId)
  }, [startedGame, hasStarted, startedId])
  useScrollToGame(frame, hasStarted, fresh)
  return {
    start() {
      fresh.current = true
      settings.change({ gamesPlayed: withGamePlayed(settings.state.user.gamesPlayed, gameId) })
      startedGame.start(startedId)
      // The button is gone by the next frame; the focus moves to the game.
      frame.current?.focus({ preventScroll: true })
    },
    /** The second half of a double click on the splash would land on the board, where it could bet. */
    ignoreSecondClick(event: MouseEvent) {
      if (!fresh.current || !hasStarted) return
      if (event.detail > 1) event.stopPropagation()
      else fresh.current = false
    },
  }
}
