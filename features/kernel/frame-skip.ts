/** How many frames are judged together, and how many of them may be late before motion is thinned out or restored. */
export const framesJudged = 60
/** Between two frames of an even movement, and from when on one counts as late. */
export const frameMs = 16.67
export const slowFrameMs = 1.5 * frameMs
const tooManySlow = 10
const fewSlow = 5
const most = 4

/** 1 draws everything, 4 the least. */
export type FrameSkip = number

/** The level after 60 more frames: up when more than 10 of them were late, down when fewer than 5 were. */
export function nextFrameSkip(level: FrameSkip, framesMs: readonly number[]): FrameSkip {
  const slow = framesMs.filter((ms) => ms > slowFrameMs).length
  if (slow > tooManySlow) return Math.min(most, level + 1)
  if (slow < fewSlow) return Math.max(1, level - 1)
  return level
}
