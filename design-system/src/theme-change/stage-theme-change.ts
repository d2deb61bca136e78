const parts = "[data-unseen], [data-follows]"
/** How long the letters of a new theme may take to come before its stand-ins are shown. */
const lettersWithinMs = 1_000

/** What still follows, in its order. */
let following: HTMLElement[] = []
let lastChange = 0

/**
 * Call it right before `data-theme` is written: what is on the screen changes its colours in that frame, and nothing else.
 * Then the parts of the page follow, a frame each: those on the screen with their letters, once these have come, and those
 * that are not with everything, the nearest first. All in one frame would be more than a frame's work.
 *
 * Parts are marked `data-unseen="lazy"`, or `data-follows` where they are always in sight; the innermost counts.
 * A part out of sight that holds the focus changes at once.
 */
export function stageThemeChange(page: Document = document) {
  const theme = page.documentElement.dataset.theme ?? ""
  const placed = [...page.querySelectorAll<HTMLElement>(parts)].map((part) => ({ part, px: distance(part) }))
  const inSight = placed.filter(({ px }) => px === 0).map(({ part }) => part)
  const seen = inSight.filter((part) => !inSight.some((other) => other !== part && part.contains(other)))
  const unseen = placed
    .filter(({ part, px }) => px > 0 && part.dataset.unseen && !part.contains(page.activeElement))
    .sort((one, other) => one.px - other.px)
    .map(({ part }) => part)
  // The last change may still be under way, and its parts have come into sight, or gone.
  for (const part of following) if (!seen.includes(part)) release(part)
  for (const part of seen) {
    if (part.dataset.unseen) part.dataset.unseen = "lazy"
    part.dataset.letters ??= theme
  }
  for (const part of unseen) part.dataset.unseen = "paused"
  following = [...seen, ...unseen]
  if (following.length > 0) follow(page)
}

/** To the screen's edge; not a number for what is not drawn at all. */
function distance(part: HTMLElement) {
  const { top, bottom, width } = part.getBoundingClientRect()
  if (width === 0) return Number.NaN
  return bottom > 0 && top < window.innerHeight ? 0 : Math.max(-bottom, top - window.innerHeight)
}

async function follow(page: Document) {
  lastChange += 1
  const change = lastChange
  // Callbacks of the next frame come before its painting, which is the one that is to be short.
  await frame()
  await frame()
  await lettersHere(page)
  while (change === lastChange) {
    const part = following.shift()
    if (!part) return
    release(part)
    await frame()
  }
}

function release(part: HTMLElement) {
  delete part.dataset.letters
  if (part.dataset.unseen) part.dataset.unseen = "lazy"
}

const frame = () => new Promise(requestAnimationFrame)

/** Fulfilled once the page's faces are here, have failed to come, or have had their time. */
function lettersHere(page: Document) {
  const style = getComputedStyle(page.documentElement)
  const faces = ["display", "body", "mono"].map((use) => {
    const [first] = style.getPropertyValue(`--face-${use}`).split(",")
    return first ? page.fonts.load(`1em ${first}`) : null
  })
  return Promise.race([
    Promise.allSettled(faces),
    new Promise((resolve) => {
      setTimeout(resolve, lettersWithinMs)
    }),
  ])
}
