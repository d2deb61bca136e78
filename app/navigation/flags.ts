import type { AppConfig } from "#contract/config"

/** Features that the operator has switched on. A flag without an effect is not listed. */
export interface FeatureFlags {
  /** Shows a button beside the board that switches between 2D and 3D. The game's settings offer the choice in any case. */
  toggle2d3d: boolean
  /** A game under maintenance cannot be opened. */
  blockMaintenanceGames: boolean
  /** A game that is still being made cannot be opened. */
  blockGameCreating: boolean
  /** Blocking follows the environment: a game that an instance opens (`OPEN_GAMES`) is not blocked there. */
  respectEnvironmentForGameBlocking: boolean
  /** The page that puts the casino on a home screen. */
  mobileBrowser: boolean
  /** The owner's access message covers every page. */
  accessOverride: boolean
  /** Sells DGHRT before it exists; while off, the token page replaces it. */
  presale: boolean
  leaderboard: boolean
  /** The home page shows the referral leaders, where the programme has them. */
  dashboardShowReferralLeaders: boolean
  /** The referral programme ranks its referrers at all. */
  enableReferralLeaderboard: boolean
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
  dashboardShowReferralLeaders: true,
  enableReferralLeaderboard: true,
}

/** Whether the home page has a tab for the referral leaders: both switches are for it. */
export const showsReferralLeaders = (chosen: FeatureFlags): boolean =>
  chosen.dashboardShowReferralLeaders && chosen.enableReferralLeaderboard

/** The configuration as the switches let it count. */
export const applyFlags = (config: AppConfig, { respectEnvironmentForGameBlocking }: FeatureFlags): AppConfig =>
  respectEnvironmentForGameBlocking ? config : { ...config, openGames: [] }
