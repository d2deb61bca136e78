/** Every key that the app persists in a browser; `*` is a game or a wallet. */
export const persistedKeys = [
  // Settings
  "user",
  "selectedColorScheme",
  "selectedLayoutTheme",
  "degenheart-theme-preference",
  "degenheart-scroll-config",
  "degenCasinoGraphicsSettings",
  // Games
  "degenheart-global-game-stats",
  "degenheart-game-stats-*",
  "selectedTokenMint",
  "priorityFee",
  "defaultJackpotFee",
  "degenheart-favourite-games",
  "dghrt-counted-rounds",
  "dghrt-recent-plays",
  "dghrt-round-*",
  "dghrt-round-tab-*",
  "dghrt-race-sent-*",
  "dghrt-races-*",
  "dghrt-free-play-*",
  "dghrt-play-preferences",
  "dghrt-money-view",
  "dghrt-started-game",
  "dghrt-play-limits-*",
  "dghrt-play-record-*",
  "dghrt-terms-acceptance",
  "dghrt-age-confirmation",
  // Shell and wallet
  "dghrt-sidebars",
  "pwa-install-prompt",
  "dghrt-failure-reload",
  "dghrt-effects-announced",
  "dghrt-update-reload",
  // Diagnostics: facts of this device, which are not sent
  "debug-progressive-loading",
  "dghrt-user-activity",
  "dghrt-games-played",
  "dghrt-session-start",
  "dghrt-game-visits",
  "walletName",
  "solana-network",
  "dghrt-local-wallet",
  // Referral and profile
  "dghrt-referral-sent-*",
  "referral-new",
  "referral-*",
  "username-*",
  // Status
  "dns-status-cache",
  "dns-status-cache-time",
  // Owner
  "access_override_ui",
  // Chat
  "trollbox-unread-count",
  "dghrt-chat-newest",
  "dghrt-chat-muted",
  // Other front ends, by a default of @dghrt/gamba
  "dghrt-wallet",
] as const
