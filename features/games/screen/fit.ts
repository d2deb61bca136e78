/** Beyond this a board looks coarse. */
const LARGEST = 1.6

export interface FitInput {
  /** Height of the board as it would be, and of the space available. */
  boardPx: number
  availablePx: number
  /** Whether a board that is lower than its area is drawn larger: not on a phone, whose boards are as wide as they can be. */
  grows: boolean
}

/** How much larger or smaller a board is drawn so that all of it fits the board area. */
export function fitOf({ boardPx, availablePx, grows }: FitInput): number {
  if (boardPx <= 0 || availablePx <= 0) return 1
  const most = grows ? LARGEST : 1
  // Hundredths: a pixel more or less is no reason to render again.
  return Math.floor(Math.min(most, availablePx / boardPx) * 100) / 100
}
