/** Controls that a finger drags, and fields whose text it selects. */
const draggable = "[role=slider], [data-slot=slider], input, textarea, [contenteditable=true]"
const openDialog = ":is([role=dialog], [role=alertdialog])[data-state=open]"
const scrolls = /auto|scroll/

/** The edges of the viewport whose drawer a touch must not open. */
export interface SwipeClaims {
  left: boolean
  right: boolean
}

/**
 * What a touch that starts on `target` already means to something else: a drag of a control, a sideways scroll, or a
 * press behind an open dialog or in a game that fills the screen. A swipe from the left edge scrolls back, one from the
 * right edge scrolls on, so a shelf at its end leaves that edge to the drawer.
 */
export function claimsOn(target: Element): SwipeClaims {
  const filled = target.ownerDocument.documentElement.dataset.gameFills !== undefined
  const taken = filled || target.ownerDocument.querySelector(openDialog) !== null || target.closest(draggable) !== null
  const claims = { left: taken, right: taken }
  for (let box: Element | null = target; box && box !== document.body; box = box.parentElement) {
    const hidden = box.scrollWidth - box.clientWidth
    if (hidden <= 1 || !scrolls.test(getComputedStyle(box).overflowX)) continue
    if (box.scrollLeft > 1) claims.left = true
    if (box.scrollLeft < hidden - 1) claims.right = true
  }
  return claims
}
