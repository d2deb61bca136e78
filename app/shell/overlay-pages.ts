import type { MouseEvent } from "react"
import { openOverlay } from "../overlays/overlays"
import { showsPages } from "./use-layout"

/** What is an overlay on a wide screen and a page of its own on a small one. */
export type OverlayPageId = "jackpot" | "bonus" | "leaderboard" | "selectToken"

export const overlayPages = {
  jackpot: "/jackpot",
  bonus: "/bonus",
  leaderboard: "/leaderboard",
  selectToken: "/select-token",
} as const satisfies Record<OverlayPageId, string>

/** For a link to a page: on wide screens a plain click opens the overlay instead. A click with a modifier follows the link. */
export const openAsOverlay = (id: OverlayPageId) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || showsPages()) return
  event.preventDefault()
  openOverlay(id)
}
