import { proxy } from "valtio/vanilla"

/** Every modal of the house, with what it needs to know. */
export interface OverlayParams {
  wallet: undefined
  theme: undefined
  settings: undefined
  graphics: undefined
  command: undefined
  shortcuts: undefined
  more: undefined
  allGames: undefined
  gameInfo: { gameId: string }
  share: { gameId: string }
  shareResult: { gameId: string; signature: string }
  bonus: undefined
  jackpot: undefined
  leaderboard: undefined
  selectToken: { tab?: "tokens" | "fees" | "invite" } | undefined
  status: undefined
  chat: undefined
  terms: undefined
  welcome: undefined
}

export type OverlayId = keyof OverlayParams

type Optional = { [Id in OverlayId]: undefined extends OverlayParams[Id] ? Id : never }[OverlayId]

export type OpenOverlay = { [Id in OverlayId]: { id: Id; params: OverlayParams[Id] } }[OverlayId]

/** At most one overlay is open: opening another closes it. */
export const overlays = proxy<{ open: OpenOverlay | null }>({ open: null })

export function openOverlay<Id extends Optional>(id: Id, params?: OverlayParams[Id]): void
export function openOverlay<Id extends OverlayId>(id: Id, params: OverlayParams[Id]): void
export function openOverlay(id: OverlayId, params: unknown): void {
  // The signatures above pair each id with its parameters.
  overlays.open = { id, params } as OpenOverlay
}

export const closeOverlay = () => {
  overlays.open = null
}
