const parts = "[data-unseen]"
/** Nearest to the screen first. */
let paused: HTMLElement[] = []

const inSight = (top: number, bottom: number) => bottom > 0 && top < window.innerHeight
const distance = (part: HTMLElement) => {
  const { top, bottom } = part.getBoundingClientRect()
  return inSight(top, bottom) ? 0 : Math.max(-bottom, top - window.innerHeight)
}

/**
 * Call it right before `data-theme` is written: what is on the screen changes in that frame, and each part marked
 * `data-unseen="lazy"` that is not follows in a frame of its own. The browser would style and lay out a screen and a half
 * above and below in the same frame. A part that holds the focus is left alone.
 */
export function pauseUnseen(page: Document = document) {
  const before = paused
  paused = [...page.querySelectorAll<HTMLElement>(parts)]
    .filter((part) => !part.contains(page.activeElement))
    .map((part) => ({ part, px: distance(part) }))
    .filter(({ px }) => px > 0)
    .sort((one, other) => one.px - other.px)
    .map(({ part }) => part)
  // The last change may still be under way, and one of its parts have come into sight.
  for (const part of before) part.dataset.unseen = "lazy"
  for (const part of paused) part.dataset.unseen = "paused"
  // Callbacks of the next frame come before its painting, which is the one that is to be short.
  if (paused.length > 0 && before.length === 0) requestAnimationFrame(() => requestAnimationFrame(resume))
}

function resume() {
  const part = paused.shift()
  if (part) part.dataset.unseen = "lazy"
  if (paused.length > 0) requestAnimationFrame(resume)
}
