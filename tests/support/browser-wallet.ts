import type { Wallet, WalletAccount } from "@wallet-standard/base"
import * as v from "valibot"
import type { Signer } from "#features/chain"
import { memoryStorage, stored } from "#features/kernel"
import { createWalletStore, type WalletStore } from "#features/wallet"

type Change = (change: { accounts: readonly WalletAccount[] }) => void
const chain = "solana:localnet"

/** A wallet extension of one key, by the Wallet Standard, whose network and account a test changes as its owner would. */
export class BrowserWallet {
  readonly name = "Test wallet"
  /** The account was added by its address alone, as wallets allow. */
  watchesOnly = false
  private network: `solana:${string}` = chain
  private readonly listeners = new Set<Change>()

  constructor(private readonly key: Signer) {}

  get accounts(): readonly WalletAccount[] {
    const { address, publicKey } = this.key
    return [{ address, publicKey, chains: [this.network], features: ["solana:signTransaction"] }]
  }

  switchTo(network: `solana:${string}`) {
    this.network = network
    for (const listener of this.listeners) listener({ accounts: this.accounts })
  }

  /** The app's side of it. */
  store(): WalletStore {
    const wallets = [this.wallet()]
    const remembered = stored("walletName", v.nullable(v.string()), null, memoryStorage())
    const store = createWalletStore({ source: { get: () => wallets, on: () => () => undefined }, chain, remembered })
    store.start()
    return store
  }

  private wallet(): Wallet {
    const extension = this
    return {
      version: "1.0.0",
      name: this.name,
      icon: "data:image/png;base64,AA==",
      chains: [chain],
      get accounts() {
        return extension.accounts
      },
      features: {
        "standard:connect": { version: "1.0.0", connect: async () => ({ accounts: this.accounts }) },
        "standard:events": {
          version: "1.0.0",
          on: (_: "change", listener: Change) => {
            this.listeners.add(listener)
            return () => this.listeners.delete(listener)
          },
        },
        "solana:signTransaction": {
          version: "1.0.0",
          supportedTransactionVersions: [0],
          signTransaction: async ({ transaction }: { transaction: Uint8Array }) => {
            if (this.watchesOnly) throw new Error("This account is watch-only")
            return [{ signedTransaction: await this.key.signTransaction(transaction) }]
          },
        },
      },
    }
  }
}
