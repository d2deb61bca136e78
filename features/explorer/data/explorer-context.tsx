import { createContext, type ReactElement, type ReactNode, useContext } from "react"
import type { AppConfig, TokenConfig } from "#contract/config"
import type { GameRecord } from "#features/games"

/** Links to the app's pages; each wraps its content. */
export interface ExplorerLinks {
  landing: (content: ReactNode) => ReactElement
  platform: (content: ReactNode, anchor?: string) => ReactElement
  player: (address: string, content: ReactNode) => ReactElement
  transaction: (signature: string, content: ReactNode, user?: string) => ReactElement
  pool: (mint: string, content: ReactNode) => ReactElement
  game: (gameId: string, content: ReactNode) => ReactElement
  verify: (signature: string, content: ReactNode) => ReactElement
}

export interface ExplorerSurroundings {
  config: AppConfig
  /** The connected wallet; null for a visitor. */
  own: string | null
  links: ExplorerLinks
  /** The whole catalogue, as this instance offers it. */
  games: readonly GameRecord[]
}

const Surroundings = createContext<ExplorerSurroundings | null>(null)
export const ExplorerProvider = Surroundings.Provider

/** @throws Error outside an `ExplorerProvider`. */
export function useExplorer(): ExplorerSurroundings {
  const surroundings = useContext(Surroundings)
  if (!surroundings) throw new Error("useExplorer needs an ExplorerProvider above it")
  return surroundings
}

/** A mint as it is written in amounts. A mint that this casino does not offer has no known decimals. */
export interface ShownToken {
  symbol: string
  /** Null when unknown: amounts are then shown in smallest units. */
  decimals: number | null
}

export function tokenOf(tokens: readonly TokenConfig[], mint: string): ShownToken {
  const token = tokens.find((one) => one.mint === mint)
  return token ? { symbol: token.symbol, decimals: token.decimals } : { symbol: `${mint.slice(0, 4)}…`, decimals: null }
}

/** Null for metadata that names no game of the catalogue. Anyone may write metadata, so capitals do not matter. */
export const gameRecordOf = (games: readonly GameRecord[], id: string): GameRecord | null =>
  games.find((game) => game.id === id.toLowerCase()) ?? null

/** The game of this id if it can be played now. */
export function openGameOf(games: readonly GameRecord[], id: string): GameRecord | null {
  const game = games.find((one) => one.id === id)
  return game?.live === "online" && game.built && !game.maintenance ? game : null
}
