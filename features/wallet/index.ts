import type { AppConfig } from "#contract/config"
import type { Gift } from "./local/faucet"
import { hasMobileAdapter } from "./model/known-wallets"

export type { Gift } from "./local/faucet"
export { gifts } from "./local/gifts"
export { deepLink, hasMobileAdapter, isPhone, knownWallets } from "./model/known-wallets"
export type { WalletProblem } from "./model/wallet-problem"
export {
  createWalletStore,
  type WalletEvent,
  type WalletInfo,
  type WalletState,
  type WalletStore,
} from "./model/wallet-store"
export { useWallet, useWalletStore, WalletProvider } from "./ui/wallet-context"

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

/** The network of this build, to put under the list of wallets. */
export const loadNetworkMenu = async () => ({ default: (await import("./ui/network-menu")).NetworkMenu })

/** Remembers the build's network, and refuses every other one. */
export const loadNetworkChoice = async (cluster: AppConfig["cluster"]) =>
  (await import("./model/networks")).networkChoice(cluster)

/** The key of the local wallet, to take it to another browser; only in a build for the local network. */
export const loadLocalWalletDialog = async () => {
  if (__LOCALNET__) return { default: (await import("./local/local-wallet-dialog")).LocalWalletDialog }
  throw new Error("There is no local wallet on this network.")
}

/** Announces the wallets of this phone through the Mobile Wallet Adapter; nothing is loaded elsewhere. */
export async function registerMobileWallets(cluster: AppConfig["cluster"]): Promise<void> {
  if (!hasMobileAdapter(navigator.userAgent)) return
  ;(await import("./mobile/register")).registerMobileWallets(cluster)
}

/** Loads what asks this phone's wallets, so that choosing them in the dialog does not wait for it. */
export async function preloadMobileAdapter(): Promise<void> {
  if (hasMobileAdapter(navigator.userAgent)) await import("./mobile/mobile-adapter")
}
