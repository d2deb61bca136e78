export { WalletDialogContent, type WalletDialogContentProps } from "./wallet-dialog"
export { WalletMenu, type WalletMenuProps } from "./wallet-menu"
export type { AbsentWallet, PresentWallet, WalletOption, WalletSource } from "./wallet-source"
export {
  defaultWalletDialogWords,
  defaultWalletMenuWords,
  type WalletDialogWords,
  type WalletMenuWords,
} from "./wallet-words"
