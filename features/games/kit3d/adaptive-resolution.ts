import { frameMs, slowFrameMs } from "#features/kernel"
import { adaptive } from "../kit/frame-pace"

/** Shares of a screen's own pixels, in each direction, that a moving picture is drawn with. */
const shares = [1, 0.7, 0.5, 0.35] as const
const judgedTogether = 8
const worthwhile = 0.9
/** Between the thirty frames a second of a phone that saves its battery and the twenty of a machine that cannot do it. */
const tooSlowMs = 40
const slowInARow = 2

/**
 * How finely something that moves is drawn, so that it moves evenly on a weak graphics card. It never gets finer again: a
 * card that keeps up says nothing of how much more it could do. `follows` is whether the player lets it follow the machine.
 */
export function createSharpness(follows: () => boolean = adaptive) {
  let level = 0
  let frames: number[] = []
  /** What was given up last, until it is known what that was good for. */
  let finer: { level: number; medianMs: number } | null = null
  let final = false
  let slowTimes = 0
  let insisted = false
  return {
    /** Share of the pixels of each direction. */
    share: () => (follows() ? (shares[level] ?? 1) : 1),
    /** Whether it moves too slowly although nothing coarser would help, and nobody wants it all the same. */
    tooSlow: () => follows() && !insisted && slowTimes >= slowInARow,
    /** The player has been told, and wants it. */
    insist() {
      insisted = true
    },
    /** Milliseconds from one frame to the next. Their median is judged: a single late one is somebody else's doing. */
    note(ms: number) {
      frames.push(ms)
      if (frames.length < judgedTogether) return
      const median = frames.toSorted((a, b) => a - b)[judgedTogether / 2] ?? 0
      frames = []
      // A phone that saves its battery shows thirty frames a second of anything: a coarser picture would be for nothing.
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
      // A picture costs by its area.
      const carried = (shares[level] ?? 0) * Math.sqrt(frameMs / median)
      const enough = shares.findIndex((share) => share <= carried)
      level = enough < 0 ? coarsest : enough
    },
  }
}

/** One for the whole page: what is too fine in one game is too fine in the next. */
export const sharpness = createSharpness()
