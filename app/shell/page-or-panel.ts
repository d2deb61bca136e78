import type { MouseEvent } from "react"
import { openOverlay } from "../overlays/overlays"
import { showsPages } from "./use-layout"

/** Overlays that are pages of their own where the screen is small. */
export type TwinId = "jackpot" | "bonus" | "leaderboard" | "selectToken"

export const twinPages = {
  jackpot: "/jackpot",
  bonus: "/bonus",
  leaderboard: "/leaderboard",
  selectToken: "/select-token",
} as const satisfies Record<TwinId, string>

/** For a link to a page: on wide screens a plain click opens the overlay instead. A click with a modifier follows the link. */
export const openTwin = (id: TwinId) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || showsPages()) return
  event.preventDefault()
  openOverlay(id)
}
