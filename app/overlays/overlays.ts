import { createOverlayStack } from "@dghrt/design-system"
import { proxy } from "valtio/vanilla"
import type { RoundResult } from "#features/games"

/** Every overlay of the app with its parameters. */
export interface OverlayParams {
  wallet: undefined
  /** The key of the local network's wallet. */
  localWallet: undefined
  /** The wallet's address, where the browser does not copy it. */
  address: { address: string }
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
  /** The limits that a player sets for a wallet. */
  limits: undefined
  /** What a player asked to be reminded of while they play. */
  realityCheck: undefined
  terms: undefined
  age: undefined
  welcome: undefined
}

export type OverlayId = keyof OverlayParams

type Optional = { [Id in OverlayId]: undefined extends OverlayParams[Id] ? Id : never }[OverlayId]

export type OpenOverlay = { [Id in OverlayId]: { id: Id; params: OverlayParams[Id] } }[OverlayId]

/** The open overlay with its parameters. Which one is open, and where focus goes back to, is the stack's decision. */
export const overlays = proxy<{ open: OpenOverlay | null }>({ open: null })

const stack = createOverlayStack<OverlayId>()

export function openOverlay<Id extends Optional>(id: Id, params?: OverlayParams[Id]): void
export function openOverlay<Id extends OverlayId>(id: Id, params: OverlayParams[Id]): void
export function openOverlay(id: OverlayId, params: unknown): void {
  stack.open(id)
  // The signatures above pair each id with its parameters.
  overlays.open = { id, params } as OpenOverlay
}

export const closeOverlay = () => {
  stack.close()
  overlays.open = null
}

/** Gives focus back to what opened the overlay, or to the nearest thing to it that is still on screen. */
export const { returnFocus, forgetOpener } = stack
