const LEAST_SCALE = 0.25

/** Draws the way of a figure into the balance in the header; where no balance is in sight nothing flies. */
export function flyToBalance(figure: HTMLElement | null, durationMs: number): void {
  const balance = document.querySelector("[data-slot=balance-figure]")
  if (!figure || !balance?.getClientRects().length) return
  const [from, to] = [figure, balance].map((each) => each.getBoundingClientRect())
  if (!from || !to || to.bottom < 0 || to.top > innerHeight) return
  const x = (to.left + to.right - from.left - from.right) / 2
  const y = (to.top + to.bottom - from.top - from.bottom) / 2
  figure.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${LEAST_SCALE})`, opacity: 0 },
    ],
    { duration: durationMs, easing: "cubic-bezier(0.5, 0, 0.9, 0.4)" },
  )
}
