import type { MouseEvent } from "react"
import { openOverlay } from "../overlays/overlays"

/** Overlays that are pages of their own where the screen is small. */
export type TwinId = "jackpot" | "bonus" | "leaderboard" | "selectToken"

export const twinPages = {
  jackpot: "/jackpot",
  bonus: "/bonus",
  leaderboard: "/leaderboard",
  selectToken: "/select-token",
} as const satisfies Record<TwinId, string>

/** A phone shows a page where a wide screen shows an overlay: up to 768 px, and always in the mobile layout. */
export const showsPages = () =>
  document.documentElement.dataset.layout === "degen-mobile" || matchMedia("(width <= 768px)").matches

/** For a link to the page: where there is room, a plain click opens the overlay instead. Any other click is a link's. */
export const openTwin = (id: TwinId) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || showsPages()) return
  event.preventDefault()
  openOverlay(id)
}
