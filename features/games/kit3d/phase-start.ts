import { createContext, useCallback, useContext } from "react"

/** When the scene's phase began, in milliseconds of the page; null where the 2D view has shown it from its beginning. */
export const PhaseStart = createContext<(() => number) | null>(null)

/**
 * How long the phase that is drawn first has been under way: more than 0 where a 3D view was lost in the middle of it, so that
 * the 2D view goes on from there.
 */
export function usePhaseElapsed(): () => number {
  const start = useContext(PhaseStart)
  return useCallback(() => (start === null ? 0 : performance.now() - start()), [start])
}
