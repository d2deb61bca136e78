/** The words of the wallet dialog, in English by default. */
export interface WalletDialogWords {
  title: string
  description: string
  close: string
  /** Shown while no wallet can be asked. */
  none: string
  detected: string
  usedLast: string
  connecting: string
  wrongNetwork: string
  /** Why a wallet that signs only what it sends itself cannot be chosen. */
  onlySends: string
  install: string
  openApp: string
  /** While a wallet is being asked. */
  waiting: (wallet: string) => string
  cancel: string
  /** At the foot. */
  note: string
}

export const defaultWalletDialogWords: WalletDialogWords = {
  title: "Connect Wallet",
  description: "No account, no password.",
  close: "Close",
  none: "Please install a wallet to continue.",
  detected: "Detected",
  usedLast: "Last used",
  connecting: "Connecting...",
  wrongNetwork: "Not on this network",
  onlySends: "Cannot sign without sending",
  install: "Install",
  openApp: "Open",
  waiting: (wallet) => `${wallet} is waiting for your answer.`,
  cancel: "Cancel",
  note: "This site only sees your public address. You approve every transaction in your wallet.",
}

/** The words of the wallet menu, in English by default. */
export interface WalletMenuWords {
  copy: string
  profile: string
  disconnect: string
}

export const defaultWalletMenuWords: WalletMenuWords = {
  copy: "Copy Address",
  profile: "Profile",
  disconnect: "Disconnect",
}
