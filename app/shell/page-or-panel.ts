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

/** For a link to the page: where there is room, a plain click opens the overlay instead. Any other click is a link's. */
export const openTwin = (id: TwinId) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || showsPages()) return
  event.preventDefault()
  openOverlay(id)
}
