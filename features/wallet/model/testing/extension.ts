import type { Wallet, WalletAccount } from "@wallet-standard/base"
import { vi } from "vitest"

export const chain = "solana:localnet"
export const account = (address: string): WalletAccount => ({
  address,
  publicKey: new Uint8Array(32),
  chains: [chain],
  features: ["solana:signTransaction"],
})

/** A wallet extension whose behaviour each test chooses. */
export class Extension {
  accounts: WalletAccount[] = []
  connect = vi.fn(async (_input?: { silent?: boolean }) => {
    this.accounts = [account("first")]
    return { accounts: this.accounts }
  })
  disconnect = vi.fn(async () => undefined)
  sign = vi.fn(async () => [{ signedTransaction: new Uint8Array([9]) }])
  private listeners: ((change: { accounts: readonly WalletAccount[] }) => void)[] = []
  constructor(
    readonly name: string,
    readonly chains: Wallet["chains"] = [chain],
    /** Signs a transaction only to send it itself. */
    readonly onlySends = false,
  ) {}
  switchTo(...addresses: string[]) {
    this.accounts = addresses.map(account)
    for (const listener of this.listeners) listener({ accounts: this.accounts })
  }
  get wallet(): Wallet {
    const extension = this
    return {
      version: "1.0.0",
      name: this.name,
      icon: "data:image/png;base64,AA==",
      chains: this.chains,
      get accounts() {
        return extension.accounts
      },
      features: {
        "standard:connect": { version: "1.0.0", connect: this.connect },
        "standard:disconnect": { version: "1.0.0", disconnect: this.disconnect },
        "standard:events": {
          version: "1.0.0",
          on: (_: "change", listener: (change: { accounts: readonly WalletAccount[] }) => void) => {
            this.listeners.push(listener)
            return () => undefined
          },
        },
        [this.onlySends ? "solana:signAndSendTransaction" : "solana:signTransaction"]: {
          version: "1.0.0",
          supportedTransactionVersions: [0],
          signTransaction: this.sign,
        },
      },
    }
  }
}
