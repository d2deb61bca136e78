export type DrawerSide = "left" | "right"

/** A finger starts at most this far from an edge. */
const edgePx = 50
/** It has to travel more than this to open the drawer. */
const travelPx = 50
/** After this much movement the direction is decided: a scroll never becomes a swipe. */
const lockPx = 15

export interface EdgeSwipe {
  readonly side: DrawerSide
  readonly startX: number
  readonly startY: number
  readonly locked: boolean
}

/** A touch that begins at an edge, or null when it begins anywhere else. Pixels of the viewport. */
export function beginSwipe(x: number, y: number, viewportWidth: number): EdgeSwipe | null {
  const side = x <= edgePx ? "left" : x >= viewportWidth - edgePx ? "right" : null
  return side && { side, startX: x, startY: y, locked: false }
}

/** The swipe after a movement: null when it turned out to be a scroll, "open" when it went far enough. */
export function moveSwipe(swipe: EdgeSwipe, x: number, y: number): EdgeSwipe | "open" | null {
  const inward = swipe.side === "left" ? x - swipe.startX : swipe.startX - x
  const across = Math.abs(y - swipe.startY)
  const locked = swipe.locked || inward >= lockPx
  if (!swipe.locked && Math.max(across, -inward) >= lockPx && inward <= across) return null
  if (locked && inward > travelPx) return "open"
  return locked === swipe.locked ? swipe : { ...swipe, locked }
}
