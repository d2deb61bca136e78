import { type RefObject, useEffect } from "react"

/** A phone, held either way. */
const HANDHELD = "(width < 48rem) or (height < 32.5rem)"

/** Brings a game that has just been started to the top: a phone has room for board, bet and action below its header alone. */
export function useScrollToGame(frame: RefObject<HTMLElement>, hasStarted: boolean, fresh: RefObject<boolean>): void {
  useEffect(() => {
    if (hasStarted && fresh.current && matchMedia(HANDHELD).matches) frame.current?.scrollIntoView()
  }, [hasStarted, frame, fresh])
}
