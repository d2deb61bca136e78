import type { Cue } from "../kit/sound"
import { outcomeCue } from "../kit/use-scene-sound"

export interface RaceMoment {
  /** Null while no race is shown. */
  round: number | null
  over: boolean
  /** What the player got for what was staked, in basis points; null for a spectator. */
  multiplierBps: number | null
}

/** A round has a sound when its balls begin to fall; its end has one by result, only for a player with a bet. */
export function cuesFor(before: RaceMoment, after: RaceMoment): readonly Cue[] {
  if (after.over && !before.over)
    return after.multiplierBps === null ? [] : outcomeCue({ multiplierBps: after.multiplierBps })
  if (after.round === null || after.round === before.round || after.over) return []
  return [0, 180, 360].map((atMs) => ({ sound: "peg", atMs }) as const)
}
