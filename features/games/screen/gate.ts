import type { GameRecord } from "../kit/game-record"
import type { WalletForGate } from "../kit/wallet-for-gate"

/** The owner's switches; both blocks are on unless said otherwise. */
export interface Blocking {
  blockMaintenance?: boolean
  blockCreating?: boolean
  /** Whether a visitor may play for free; off unless said otherwise. */
  visitorFreePlay?: boolean
}

export interface GateInput extends Blocking {
  wallet: WalletForGate
  /** First segment of the address: a wallet, or "demo" for free play. */
  urlWallet: string
  loading: boolean
  /** Null when no game has this id. */
  game: GameRecord | null
}

export type Gate =
  | { gate: "connecting" | "no-wallet" | "wallet-mismatch" | "loading" | "not-found" | "offline" | "creating" }
  | { gate: "open"; game: GameRecord; demo: boolean }

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether the first segment of a game's address asks for free play. */
export const isDemo = (urlWallet: string) => same(urlWallet, "demo")

/** The first thing that keeps a player from the game, in the order they can do something about it. */
export function gateFor({
  wallet,
  urlWallet,
  loading,
  game,
  blockMaintenance = true,
  blockCreating = true,
  visitorFreePlay = false,
}: GateInput): Gate {
  if (wallet.status === "connecting") return { gate: "connecting" }
  const demo = isDemo(urlWallet)
  if (wallet.status === "none" && !(demo && visitorFreePlay)) return { gate: "no-wallet" }
  if (!demo && wallet.status === "connected" && !same(urlWallet, wallet.address)) return { gate: "wallet-mismatch" }
  if (loading) return { gate: "loading" }
  if (game === null) return { gate: "not-found" }
  if (game.maintenance && blockMaintenance) return { gate: "offline" }
  // A switch can open a game that is announced, not one that has no code.
  if (!game.built || (game.creating && blockCreating)) return { gate: "creating" }
  return { gate: "open", game, demo }
}
