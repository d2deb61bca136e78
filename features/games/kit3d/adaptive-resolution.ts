import { frameMs, slowFrameMs } from "#features/kernel"
import { adaptive } from "../kit/frame-pace"

/** Shares of the screen's resolution, in each direction, for a moving picture. */
const shares = [1, 0.7, 0.5, 0.35] as const
const judgedTogether = 8
const worthwhile = 0.9
/** Between 30 frames a second, the limit of battery saver, and 20, which is not fluent. */
const tooSlowMs = 40
const slowInARow = 2

/**
 * Resolution of moving 3D, lowered step by step while frames are slow. It never rises again: frames in time do not show how
 * much more the graphics card could do. `follows` is whether the player's settings allow it to adapt.
 */
export function createAdaptiveResolution(follows: () => boolean = adaptive) {
  let level = 0
  let frames: number[] = []
  /** The previous level, until it is known whether the lower one helped. */
  let finer: { level: number; medianMs: number } | null = null
  let final = false
  let slowTimes = 0
  let forced = false
  return {
    /** Share of the pixels of each direction. */
    share: () => (follows() ? (shares[level] ?? 1) : 1),
    /** Whether frames are too slow at the lowest useful resolution and the player has not forced 3D. */
    tooSlow: () => follows() && !forced && slowTimes >= slowInARow,
    /** The player chose to keep 3D although it is slow. */
    forceEnable() {
      forced = true
    },
    /** Milliseconds from one frame to the next. The median of eight counts, since a single late frame may have any cause. */
    note(ms: number) {
      frames.push(ms)
      if (frames.length < judgedTogether) return
      const median = frames.toSorted((a, b) => a - b)[judgedTogether / 2] ?? 0
      frames = []
      // In battery saver a phone limits everything to thirty frames a second: a lower resolution would not help.
      if (finer && median > finer.medianMs * worthwhile) {
        level = finer.level
        final = true
      }
      finer = null
      const coarsest = shares.length - 1
      const asCoarseAsItGets = final || level === coarsest
      slowTimes = asCoarseAsItGets && median > tooSlowMs ? slowTimes + 1 : 0
      if (asCoarseAsItGets || median <= slowFrameMs) return
      finer = { level, medianMs: median }
      // The cost of a frame grows with its area.
      const carried = (shares[level] ?? 0) * Math.sqrt(frameMs / median)
      const enough = shares.findIndex((share) => share <= carried)
      level = enough < 0 ? coarsest : enough
    },
  }
}

/** One for the whole page, since all games share the graphics card. */
export const adaptiveResolution = createAdaptiveResolution()
