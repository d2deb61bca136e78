import { proxy } from "valtio/vanilla"
import type { RoundResult } from "#features/games"

/** Every overlay of the app with its parameters. */
export interface OverlayParams {
  wallet: undefined
  /** The key of the local network's wallet. */
  localWallet: undefined
  theme: undefined
  settings: undefined
  graphics: undefined
  command: undefined
  shortcuts: undefined
  /** The navigation, on screens too narrow for the left sidebar. */
  menu: undefined
  more: undefined
  allGames: undefined
  gameInfo: { gameId: string }
  share: { gameId: string }
  shareResult: { result: RoundResult }
  bonus: undefined
  jackpot: undefined
  leaderboard: undefined
  referralLeaders: undefined
  selectToken: { tab?: "tokens" | "fees" | "invite" } | undefined
  status: undefined
  chat: undefined
  clearHistory: undefined
  terms: undefined
  age: undefined
  welcome: undefined
}

export type OverlayId = keyof OverlayParams

type Optional = { [Id in OverlayId]: undefined extends OverlayParams[Id] ? Id : never }[OverlayId]

export type OpenOverlay = { [Id in OverlayId]: { id: Id; params: OverlayParams[Id] } }[OverlayId]

/** At most one overlay is open: opening another closes it, drawers included. */
export const overlays = proxy<{ open: OpenOverlay | null }>({ open: null })

interface Focusable {
  focus(options?: FocusOptions): void
  getClientRects(): { readonly length: number }
}

let opener: HTMLElement | null = null
let openersHome: HTMLElement | null = null

export function openOverlay<Id extends Optional>(id: Id, params?: OverlayParams[Id]): void
export function openOverlay<Id extends OverlayId>(id: Id, params: OverlayParams[Id]): void
export function openOverlay(id: OverlayId, params: unknown): void {
  if (overlays.open === null) rememberFocus()
  // The signatures above pair each id with its parameters.
  overlays.open = { id, params } as OpenOverlay
}

export const closeOverlay = () => {
  overlays.open = null
}

/**
 * Focus goes where it came from; what opened the overlay may be gone or hidden by now, then to the place it stood in.
 * A player who moved the focus while the overlay was closing keeps it.
 */
export function returnFocus(fallback: Focusable | null) {
  const target = [opener, openersHome, fallback].find((candidate) => candidate && candidate.getClientRects().length > 0)
  forgetOpener()
  if (focusedElement() !== null) return
  target?.focus({ preventScroll: true })
}

/** After a change of page nothing on the old one wants focus back. */
export function forgetOpener() {
  opener = null
  openersHome = null
}

function rememberFocus() {
  forgetOpener()
  opener = focusedElement()
  openersHome = opener?.closest<HTMLElement>("[data-focus-home]") ?? null
}

/** What has the focus; what was focused in an overlay that has left is nothing. */
function focusedElement(): HTMLElement | null {
  if (typeof document === "undefined") return null
  const focused = document.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}
