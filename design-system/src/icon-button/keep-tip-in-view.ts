const edgePx = 4

/** Moves a tip that is shown back into the window, which it would make wider. */
export function keepTipInView(tip: HTMLElement | null) {
  if (!tip) return
  tip.style.transform = ""
  const { left, right, width } = tip.getBoundingClientRect()
  if (width === 0) return
  const beyond = right + edgePx - document.documentElement.clientWidth
  const moved = beyond > 0 ? -beyond : Math.max(0, edgePx - left)
  if (moved !== 0) tip.style.transform = `translateX(${moved}px)`
}
