import type { AppConfig } from "#contract/config"
import type { Gift } from "./local/faucet"

export type { Gift } from "./local/faucet"
export { createWalletStore, type WalletInfo, type WalletState, type WalletStore } from "./model/wallet-store"
export { useWallet, useWalletStore, WalletProvider } from "./ui/wallet-context"
export { WalletDialogView, type WalletDialogViewProps } from "./ui/wallet-dialog"
export { WalletMenuView, type WalletMenuViewProps } from "./ui/wallet-menu"

/** Registers the local network's wallets; builds for another cluster leave them out. */
export async function registerLocalWallets(): Promise<void> {
  if (__LOCALNET__) (await import("./local/local-wallet")).registerLocalWallets()
}

/** Play money on the local network: null when it came, otherwise why not. */
export async function askFaucet(config: AppConfig, wallet: string, token: Gift): Promise<string | null> {
  if (!__LOCALNET__ || !config.faucetUrl) return "There is no faucet on this network."
  return (await import("./local/faucet")).askFaucet(config.faucetUrl, wallet, token)
}

/** Lets the wallet's next bet win the jackpot of the local network: null when it will, otherwise why not. */
export async function letWinJackpot(config: AppConfig, wallet: string): Promise<string | null> {
  if (!__LOCALNET__ || !config.faucetUrl) return "There is no such command on this network."
  return (await import("./local/faucet")).letWinJackpot(config.faucetUrl, wallet)
}
