import type { OverlayId } from "./overlays"

/** Overlays that an address can name: `?panel=settings` opens the settings on any page. */
export const panelIds = [
  "settings",
  "theme",
  "allGames",
  "status",
  "shortcuts",
  "command",
] as const satisfies OverlayId[]
export type PanelId = (typeof panelIds)[number]

export const isPanelId = (value: unknown): value is PanelId => panelIds.some((id) => id === value)

/** The part of the address and the history that the sync uses. */
export interface PanelAddress {
  /** The panel that the address names, or null. */
  current(): PanelId | null
  /** Whether the address was made by `push`, so that going back leaves the page where it is. */
  pushed(): boolean
  push(panel: PanelId): Promise<void>
  replace(panel: PanelId | null): Promise<void>
  back(): Promise<void>
}

export interface PanelState {
  /** The open overlay, or null. */
  open(): OverlayId | null
  show(panel: PanelId): void
  hide(): void
}

/**
 * Keeps overlay and address the same. Opening adds a history entry, closing removes it again, so Back closes the overlay
 * and leaves no dead entries. Only one change of address runs at a time, however fast panels open.
 */
export function createPanelSync(address: PanelAddress, state: PanelState) {
  let moving = false

  async function settle() {
    if (moving) return
    moving = true
    try {
      for (let step = nextStep(); step; step = nextStep()) await step()
    } finally {
      moving = false
    }
  }

  function nextStep(): (() => Promise<void>) | null {
    const open = state.open()
    const wanted = isPanelId(open) ? open : null
    const current = address.current()
    if (wanted === current) return null
    if (wanted === null) return address.pushed() ? address.back : () => address.replace(null)
    return current === null ? () => address.push(wanted) : () => address.replace(wanted)
  }

  return {
    /** An overlay opened or closed. */
    overlayChanged: () => void settle(),
    /** The address changed: by us, by Back, or by a link. */
    addressChanged() {
      if (moving) return
      const panel = address.current()
      if (panel !== null && state.open() !== panel) state.show(panel)
      else if (panel === null && isPanelId(state.open())) state.hide()
    },
  }
}
