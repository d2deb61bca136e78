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
  /** The wallet has something open in this game: a switch of the owner does not keep it from finishing that. */
  unfinished?: boolean
}

export type Gate =
  | { gate: "connecting" | "no-wallet" | "wallet-mismatch" | "loading" | "not-found" | "offline" | "creating" }
  /** `finishing` where the owner has blocked the game, and only what is open in it can be finished. */
  | { gate: "open"; game: GameRecord; demo: boolean; finishing?: true }

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
  unfinished = false,
}: GateInput): Gate {
  if (wallet.status === "connecting") return { gate: "connecting" }
  const demo = isDemo(urlWallet)
  if (wallet.status === "none" && !(demo && visitorFreePlay)) return { gate: "no-wallet" }
  if (!demo && wallet.status === "connected" && !same(urlWallet, wallet.address)) return { gate: "wallet-mismatch" }
  if (loading) return { gate: "loading" }
  if (game === null) return { gate: "not-found" }
  const finishing = unfinished && !demo && game.built
  if (game.maintenance && blockMaintenance)
    return finishing ? { gate: "open", game, demo, finishing } : { gate: "offline" }
  // A switch can open a game that is announced, not one that has no code.
  if (game.built && (!game.creating || !blockCreating)) return { gate: "open", game, demo }
  return finishing ? { gate: "open", game, demo, finishing } : { gate: "creating" }
}
