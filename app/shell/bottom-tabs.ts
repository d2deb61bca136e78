/** The tabs of the mobile layout, in their order. */
export const tabs = ["home", "games", "jackpot", "profile", "more"] as const
export type Tab = (typeof tabs)[number]

const minSwipePx = 50

/** Which tab a swipe of this length leads to: the next or the one before; null for a tap, a scroll or a short move. */
export function swipeTurn(dx: number, dy: number): 1 | -1 | null {
  if (Math.abs(dx) <= minSwipePx || Math.abs(dx) <= Math.abs(dy)) return null
  return dx < 0 ? 1 : -1
}

/** The tab after or before this one; wraps around, and skips tabs that cannot be opened. */
export function turn(from: Tab, by: 1 | -1, disabled: ReadonlySet<Tab>): Tab {
  const start = tabs.indexOf(from)
  for (let step = 1; step < tabs.length; step += 1) {
    const next = tabs[(start + by * step + tabs.length * step) % tabs.length]
    if (next && !disabled.has(next)) return next
  }
  return from
}

/** The tab that a page belongs to, or null. */
export function tabOfPage(pathname: string): Tab | null {
  if (pathname === "/") return "home"
  if (pathname === "/jackpot") return "jackpot"
  if (pathname.startsWith("/game/")) return "games"
  return pathname === "/profile" || /^\/[^/]+\/profile$/.test(pathname) ? "profile" : null
}
