/** What an address and the chips over the games may ask for. */
export const gameFilters = ["all", "live", "new", "featured", "singleplayer", "multiplayer"] as const
export type GameFilter = (typeof gameFilters)[number]
