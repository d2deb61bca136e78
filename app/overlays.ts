import { proxy } from "valtio/vanilla"

export type Overlay = "wallet" | "theme"

/** At most one overlay is open: opening another closes it. */
export const overlays = proxy<{ open: Overlay | null }>({ open: null })

export const openOverlay = (overlay: Overlay) => {
  overlays.open = overlay
}

export const closeOverlay = () => {
  overlays.open = null
}
