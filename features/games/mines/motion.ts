/** A cover turns away in this time, whatever lies under it; `mines.css` says the same. */
export const TURN_MS = 380
/** From the result to the settled board: the turn and a moment to see what it uncovered. */
export const REVEAL_MS = 560
