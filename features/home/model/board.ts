import type { GameRecord } from "#features/games"
import type { GameFilter } from "./game-filters"

/** Whether a game can be played: what is not built is coming, whatever its switch says. */
export type Availability = "live" | "new" | "maintenance"

export function availabilityOf({ live, built }: GameRecord): Availability {
  if (live === "offline") return "maintenance"
  return live === "online" && built ? "live" : "new"
}

interface GameStatus {
  tone: "success" | "warning" | "danger"
  label: string
  /** Why the game cannot be played, as a badge and on its button. */
  closed: string | null
}

const comingSoon = "Coming Soon"

const statuses: Readonly<Record<Availability, GameStatus>> = {
  live: { tone: "success", label: "Live", closed: null },
  new: { tone: "warning", label: comingSoon, closed: comingSoon },
  maintenance: { tone: "danger", label: "Maintenance", closed: "Under Maintenance" },
}

/** What every screen says about whether a game can be played. */
export const gameStatus = (game: GameRecord): GameStatus => statuses[availabilityOf(game)]

/** What a visitor may play without a wallet: an open game of one player. */
export const mayPlayFree = (game: GameRecord): boolean =>
  availabilityOf(game) === "live" && game.meta.tag === "Singleplayer"

export interface Board {
  title: string
  games: readonly GameRecord[]
}

export interface BoardChoices {
  filter: GameFilter
  /** What the player searches for; empty for nothing. */
  query: string
  /** A phone's list leaves out what a phone cannot play. */
  mobile: boolean
}

const AGAIN = 8
const FEATURED = 10
const BY_TAG = 8

const byIds = (games: readonly GameRecord[], ids: readonly string[]) =>
  ids.flatMap((id) => games.find((game) => game.id === id) ?? [])

/** Found by its name or by what is said about it, whatever the letters' case. */
export function matches({ id, meta }: GameRecord, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const text = `${id} ${meta.name} ${meta.description} ${meta.tag}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

const offered = (catalogue: readonly GameRecord[], mobile: boolean) =>
  catalogue.filter(({ mobileAvailable }) => !mobile || mobileAvailable === "yes")

/** The games of the home page: what a search finds, or else what the filter asks for. */
export function boardOf(catalogue: readonly GameRecord[], { filter, query, mobile }: BoardChoices): Board {
  const games = offered(catalogue, mobile)
  if (query.trim()) return { title: "Found", games: games.filter((game) => matches(game, query)) }
  const ready = games.filter((game) => availabilityOf(game) === "live")
  const coming = games.filter((game) => availabilityOf(game) === "new")
  const tagged = (tag: GameRecord["meta"]["tag"]) => ready.filter(({ meta }) => meta.tag === tag).slice(0, BY_TAG)
  switch (filter) {
    case "all":
      return { title: "All Games", games: [...ready, ...coming] }
    case "live":
      return { title: "Live Games", games: ready }
    case "new":
      return { title: "New Games", games: coming }
    case "featured":
      return { title: "Featured Games", games: ready.filter(({ featured }) => featured).slice(0, FEATURED) }
    case "singleplayer":
      return { title: "Singleplayer Games", games: tagged("Singleplayer") }
    case "multiplayer":
      return { title: "Multiplayer Games", games: tagged("Multiplayer") }
  }
}

/** The rows under the games: what was played in this browser, and what is marked. Empty ones are left out. */
export function rowsOf(
  catalogue: readonly GameRecord[],
  { played, favourites, mobile }: Record<"played" | "favourites", readonly string[]> & { mobile: boolean },
): readonly Board[] {
  const open = offered(catalogue, mobile).filter(({ live }) => live !== "offline")
  return [
    { title: "Play Again", games: byIds(open, played).slice(0, AGAIN) },
    { title: "Favourites", games: byIds(open, favourites) },
  ].filter(({ games }) => games.length > 0)
}

/** What the home page counts. */
export const countGames = (catalogue: readonly GameRecord[]) => ({
  total: catalogue.length,
  live: catalogue.filter((game) => availabilityOf(game) === "live").length,
  new: catalogue.filter((game) => availabilityOf(game) === "new").length,
})

/** How many play at it, in a word. */
export const modeOf = ({ meta: { tag } }: GameRecord): string => (tag === "Singleplayer" ? "Solo" : tag || "Solo")

/** "2D", "3D" or both, only for views that exist. */
export function graphicsOf({ capabilities: { supports2D, supports3D } }: GameRecord, between: string): string {
  return [supports2D && "2D", supports3D && "3D"].filter(Boolean).join(between)
}
