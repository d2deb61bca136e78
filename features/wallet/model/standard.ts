import type { SolanaSignTransactionFeature } from "@solana/wallet-standard-features"
import type { Wallet, WalletWithFeatures } from "@wallet-standard/base"
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from "@wallet-standard/features"
import type { Signer } from "#features/chain"

export type StandardWallet = WalletWithFeatures<
  StandardConnectFeature &
    SolanaSignTransactionFeature &
    Partial<StandardDisconnectFeature> &
    Partial<StandardEventsFeature>
>
export type WalletAccount = Wallet["accounts"][number]

/** Where wallets announce themselves: `getWallets()` of the Wallet Standard, or a fake in a test. */
export interface WalletSource {
  get(): readonly Wallet[]
  on(event: "register" | "unregister", listener: () => void): () => void
}

export const usableOn = (wallet: Wallet, chain: `solana:${string}`): wallet is StandardWallet =>
  wallet.chains.includes(chain) && "standard:connect" in wallet.features && "solana:signTransaction" in wallet.features

export const solanaAccounts = (wallet: StandardWallet, chain: `solana:${string}`) =>
  wallet.accounts.filter((account) => account.chains.includes(chain))

export function toSigner(wallet: StandardWallet, account: WalletAccount, chain: `solana:${string}`): Signer {
  return {
    address: account.address,
    publicKey: new Uint8Array(account.publicKey),
    async signTransaction(transaction) {
      const [signed] = await wallet.features["solana:signTransaction"].signTransaction({ account, chain, transaction })
      if (!signed) throw new Error(`${wallet.name} returned no signed transaction`)
      return signed.signedTransaction
    },
  }
}
