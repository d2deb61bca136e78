import type { Signer } from "@dghrt/betting"
import type { VersionedTransaction } from "@solana/web3.js"

/** As much of what `useWallet` of `@solana/wallet-adapter-react` returns as a signer takes; one of its adapters fits as well. */
export interface AdapterWallet {
  /** Null while no wallet is connected. */
  readonly publicKey: { toBase58(): string; toBytes(): Uint8Array } | null
  /** Missing where the wallet only sends what it signs: nothing could be looked up then, or sent again. */
  readonly signTransaction?: ((transaction: VersionedTransaction) => Promise<VersionedTransaction>) | undefined
}

/** Signs through a wallet of the wallet-adapter; null while none is connected, or none that signs without sending. */
export function signerOf(wallet: AdapterWallet): Signer | null {
  const { publicKey } = wallet
  // An adapter signs as a method of its own.
  const sign = wallet.signTransaction?.bind(wallet)
  if (publicKey === null || sign === undefined) return null
  return {
    address: publicKey.toBase58(),
    publicKey: publicKey.toBytes(),
    async signTransaction(bytes) {
      const { VersionedTransaction } = await import("@solana/web3.js")
      return (await sign(VersionedTransaction.deserialize(bytes))).serialize()
    },
  }
}
