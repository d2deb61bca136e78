import type { SolanaSignMessageFeature, SolanaSignTransactionFeature } from "@solana/wallet-standard-features"
import type { Wallet, WalletWithFeatures } from "@wallet-standard/base"
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from "@wallet-standard/features"
import type { Signer } from "#features/chain"
import { signingError } from "./wallet-problem"
import { bytesOf } from "./wallet-reader"

export type StandardWallet = WalletWithFeatures<
  StandardConnectFeature &
    SolanaSignTransactionFeature &
    Partial<SolanaSignMessageFeature> &
    Partial<StandardDisconnectFeature> &
    Partial<StandardEventsFeature>
>
export type WalletAccount = Wallet["accounts"][number]

/** Where wallets announce themselves: `getWallets()` of the Wallet Standard, or a fake in a test. */
export interface WalletSource {
  get(): readonly Wallet[]
  on(event: "register" | "unregister", listener: () => void): () => void
}

/** Whether a wallet signs Solana transactions on any cluster. */
export const signsSolana = <T extends Wallet>(wallet: T): wallet is T & StandardWallet =>
  "standard:connect" in wallet.features && "solana:signTransaction" in wallet.features

/** Whether a wallet is one for Solana that signs a transaction only to send it itself, which no bet can use. */
export const onlySends = (wallet: Wallet): boolean =>
  "standard:connect" in wallet.features &&
  "solana:signAndSendTransaction" in wallet.features &&
  !("solana:signTransaction" in wallet.features)

export const usableOn = <T extends Wallet>(wallet: T, chain: `solana:${string}`): wallet is T & StandardWallet =>
  wallet.chains.includes(chain) && signsSolana(wallet)

export const solanaAccounts = (wallet: StandardWallet, chain: `solana:${string}`) =>
  wallet.accounts.filter((account) => account.chains.includes(chain))

export function toSigner(wallet: StandardWallet, account: WalletAccount, chain: `solana:${string}`): Signer {
  return {
    address: account.address,
    publicKey: new Uint8Array(account.publicKey),
    async signTransaction(transaction) {
      const asked = async () =>
        wallet.features["solana:signTransaction"].signTransaction({ account, chain, transaction })
      const answer = await asked().catch((error: unknown) => {
        throw signingError(error)
      })
      const signed = bytesOf(answer?.[0]?.signedTransaction)
      if (!signed) throw new Error(`${wallet.name} returned no signed transaction`)
      return signed
    },
  }
}

/**
 * Signs the UTF-8 bytes of `message`.
 * @throws Error when the wallet cannot sign messages, refuses, or signed something else.
 */
export async function signText(wallet: StandardWallet, account: WalletAccount, message: string): Promise<Uint8Array> {
  const feature = wallet.features["solana:signMessage"]
  if (!feature) throw new Error(`${wallet.name} cannot sign messages.`)
  const bytes = new TextEncoder().encode(message)
  const answer = await feature.signMessage({ account, message: bytes })
  const signature = bytesOf(answer?.[0]?.signature)
  const signed = bytesOf(answer?.[0]?.signedMessage)
  if (!signature || !signed) throw new Error(`${wallet.name} returned no signature.`)
  if (signed.length !== bytes.length || !signed.every((byte, index) => byte === bytes[index]))
    throw new Error(`${wallet.name} signed another message.`)
  return signature
}
