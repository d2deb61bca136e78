import type { AppConfig } from "#contract/config"
import type { WalletStore } from "#features/wallet"

/** What every route may rely on. */
export interface RouteContext {
  config: AppConfig
  wallets: WalletStore
}
