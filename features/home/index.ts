export { favourites, toggleFavourite } from "./model/favourites"
export { type GameFilter, standingOf } from "./model/shelves"
export type { HomeTab } from "./ui/connected-home"
export { HomeView, type HomeViewProps } from "./ui/home"
export { VisitorHome, type VisitorHomeProps } from "./ui/visitor-home"

/** The tables; a visitor loads nothing of them. */
export const loadConnectedHome = async () => ({ default: (await import("./ui/connected-home")).ConnectedHome })

/** The list of all games, as a dialog. */
export const loadAllGames = async () => ({ default: (await import("./ui/all-games")).AllGames })

/** One game's description, as a dialog. */
export const loadGameInfo = async () => ({ default: (await import("./ui/game-info")).GameInfo })
