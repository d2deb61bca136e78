export { createWalletStore, type WalletInfo, type WalletState, type WalletStore } from "./model/wallet-store"
export { useWallet, useWalletStore, WalletProvider } from "./ui/wallet-context"
export { WalletDialogView, type WalletDialogViewProps } from "./ui/wallet-dialog"
export { WalletMenuView, type WalletMenuViewProps } from "./ui/wallet-menu"

declare const __LOCALNET__: boolean

/** Registers the burner wallet; in a build for another cluster nothing of it is left. */
export async function registerLocalWallet(): Promise<void> {
  if (__LOCALNET__) (await import("./local/local-wallet")).registerLocalWallet()
}
