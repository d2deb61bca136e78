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
  /** On cards and pages. */
  label: string
  /** In dialogs. */
  dialogLabel: string
  /** Why the game cannot be played, as a badge and on its button. */
  closed: string | null
}

const comingSoon = "Coming Soon"

const statuses: Readonly<Record<Availability, GameStatus>> = {
  live: { tone: "success", label: "Live", dialogLabel: "Live", closed: null },
  new: { tone: "warning", label: comingSoon, dialogLabel: "New", closed: comingSoon },
  maintenance: { tone: "danger", label: "Maintenance", dialogLabel: "Maintenance", closed: "Under Maintenance" },
}

/** What every screen says about whether a game can be played. */
export const gameStatus = (game: GameRecord): GameStatus => statuses[availabilityOf(game)]

/** What a visitor may play without a wallet: an open game of one player. */
export const mayPlayFree = (game: GameRecord): boolean =>
  availabilityOf(game) === "live" && game.meta.tag === "Singleplayer"

export interface Shelf {
  id: "again" | "favourites" | "featured" | "singleplayer" | "multiplayer" | "soon" | "found"
  title: string
  games: readonly GameRecord[]
}

export interface ShelfChoices {
  /** Ids of the games played in this browser, last one first. */
  played: readonly string[]
  favourites: readonly string[]
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

/** The rows of the home page, empty ones left out. A search or a filter makes one grid of what it finds. */
export function shelvesOf(catalogue: readonly GameRecord[], choices: ShelfChoices): readonly Shelf[] {
  const { played, favourites, filter, query, mobile } = choices
  const offered = catalogue.filter(({ mobileAvailable }) => !mobile || mobileAvailable === "yes")
  if (query.trim())
    return [
      found(
        "Found",
        offered.filter((game) => matches(game, query)),
      ),
    ]
  if (filter === "live")
    return [
      found(
        "Live",
        offered.filter((game) => availabilityOf(game) === "live"),
      ),
    ]
  if (filter === "new")
    return [
      found(
        "New",
        offered.filter((game) => availabilityOf(game) === "new"),
      ),
    ]

  const open = offered.filter(({ live }) => live !== "offline")
  const ready = open.filter((game) => availabilityOf(game) === "live")
  const tagged = (tag: GameRecord["meta"]["tag"]) => ready.filter(({ meta }) => meta.tag === tag).slice(0, BY_TAG)
  const shelves: Shelf[] = [
    { id: "again", title: "Play Again", games: byIds(open, played).slice(0, AGAIN) },
    { id: "featured", title: "Featured Games", games: ready.filter(({ featured }) => featured).slice(0, FEATURED) },
    { id: "favourites", title: "Favourites", games: byIds(open, favourites) },
    { id: "singleplayer", title: "Singleplayer Games", games: tagged("Singleplayer") },
    { id: "multiplayer", title: "Multiplayer Games", games: tagged("Multiplayer") },
    { id: "soon", title: "Coming Soon", games: open.filter((game) => availabilityOf(game) === "new") },
  ]
  return shelves.filter(({ games }) => games.length > 0)
}

const found = (title: string, games: readonly GameRecord[]): Shelf => ({ id: "found", title, games })

/** What the home page counts. */
export const countGames = (catalogue: readonly GameRecord[]) => ({
  total: catalogue.length,
  live: catalogue.filter((game) => availabilityOf(game) === "live").length,
  new: catalogue.filter((game) => availabilityOf(game) === "new").length,
})

/** "2D", "3D" or both, only for views that exist. */
export function graphicsOf({ capabilities: { supports2D, supports3D } }: GameRecord, between: string): string {
  return [supports2D && "2D", supports3D && "3D"].filter(Boolean).join(between)
}
