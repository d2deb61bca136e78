/** What is switched on in this house. A switch without an effect is not listed here. */
export interface FeatureFlags {
  /** Lets a player choose between the flat and the spatial view of a game. */
  toggle2d3d: boolean
  /** A game under maintenance cannot be opened. */
  blockMaintenanceGames: boolean
  /** Nobody creates games of their own. */
  blockGameCreating: boolean
  /** Blocking follows the environment: on localnet a blocked game may still be tried. */
  respectEnvironmentForGameBlocking: boolean
  /** The page that puts the casino on a home screen. */
  mobileBrowser: boolean
  /** The owner's access message stands in front of every page. */
  accessOverride: boolean
  /** Sells DGHRT before it exists; while off, the token page stands in its place. */
  presale: boolean
  leaderboard: boolean
}

export const flags: FeatureFlags = {
  toggle2d3d: false,
  blockMaintenanceGames: true,
  blockGameCreating: true,
  respectEnvironmentForGameBlocking: true,
  mobileBrowser: true,
  accessOverride: false,
  presale: false,
  leaderboard: true,
}
