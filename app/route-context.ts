import type { AppConfig } from "#contract/config"
import type { WalletStore } from "#features/wallet"
import type { FeatureFlags } from "./navigation/flags"

/** What every route may rely on. */
export interface RouteContext {
  config: AppConfig
  wallets: WalletStore
  /** The owner's switches that decide which pages exist. */
  flags: Pick<FeatureFlags, "presale" | "mobileBrowser">
}
