export { gameStatus } from "./model/board"
export { type GameFilter, gameFilters } from "./model/game-filters"
export type { HomeTab } from "./ui/connected-home"
export { BoardOutline, FreeBoardFrame } from "./ui/free-board-frame"
export { VisitorHome, type VisitorHomeProps } from "./ui/visitor-home"

/** The tables; a visitor loads nothing of them. */
export const loadPlayerHome = async () => ({ default: (await import("./ui/player-home")).PlayerHome })

/** The biggest win of a day, or the featured game, where the jackpot is small. */
export const loadHeroHighlight = async () => ({ default: (await import("./ui/hero-highlight")).HeroHighlight })

/** The games that a visitor may play for free. */
export const loadFreeBoard = async () => ({ default: (await import("./ui/free-board")).FreeBoard })

/** The list of all games, as a dialog. */
export const loadAllGames = async () => ({ default: (await import("./ui/all-games")).AllGames })

/** One game's description, as a page. */
export const loadGameDescription = async () => ({ default: (await import("./ui/game-description")).GameDescription })

/** One game's description, as a dialog. */
export const loadGameInfo = async () => ({ default: (await import("./ui/game-info")).GameInfo })
