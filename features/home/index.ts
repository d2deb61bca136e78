export { type GameFilter, gameFilters } from "./model/game-filters"
export { gameStatus } from "./model/shelves"
export type { HomeTab } from "./ui/connected-home"
export { ShelfOutline, VisitorHome, type VisitorHomeProps } from "./ui/visitor-home"

/** The tables; a visitor loads nothing of them. */
export const loadPlayerHome = async () => ({ default: (await import("./ui/player-home")).PlayerHome })

/** The biggest win of a day, or the featured game, where the jackpot is small. */
export const loadHeroHighlight = async () => ({ default: (await import("./ui/hero-highlight")).HeroHighlight })

/** The shelf of games that a visitor may play for free. */
export const loadFreeShelf = async () => ({ default: (await import("./ui/free-shelf")).FreeShelf })

/** The list of all games, as a dialog. */
export const loadAllGames = async () => ({ default: (await import("./ui/all-games")).AllGames })

/** One game's description, as a page. */
export const loadGameDescription = async () => ({ default: (await import("./ui/game-description")).GameDescription })

/** One game's description, as a dialog. */
export const loadGameInfo = async () => ({ default: (await import("./ui/game-info")).GameInfo })
