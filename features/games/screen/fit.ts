/** The area that boards are drawn for. */
const DRAWN_FOR_PX = 580
/** Beyond this a board looks coarse. */
const LARGEST = 1.4

export interface FitInput {
  /** Height of the board as it would be, and of the space available. */
  boardPx: number
  availablePx: number
  /** A board that fills the screen may also grow. */
  grows: boolean
}

/** How much larger or smaller a board is drawn so that all of it fits the board area. */
export function fitOf({ boardPx, availablePx, grows }: FitInput): number {
  if (boardPx <= 0 || availablePx <= 0) return 1
  const most = grows ? Math.min(LARGEST, Math.max(1, availablePx / DRAWN_FOR_PX)) : 1
  // Hundredths: a pixel more or less is no reason to render again.
  return Math.floor(Math.min(most, availablePx / boardPx) * 100) / 100
}
