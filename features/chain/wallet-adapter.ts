import type { Signer } from "@dghrt/betting"
import type { VersionedTransaction } from "@solana/web3.js"

type Sign = (transaction: VersionedTransaction) => Promise<VersionedTransaction>

/** As much of what `useWallet` of `@solana/wallet-adapter-react` returns as a signer takes; one of its adapters fits as well. */
export interface AdapterWallet {
  /** Null while no wallet is connected. */
  readonly publicKey: { toBase58(): string; toBytes(): Uint8Array } | null
  /** Missing where the wallet only sends what it signs: nothing could be looked up then, or sent again. */
  readonly signTransaction?: Sign | undefined
}

const signers = new WeakMap<object, WeakMap<Sign, Signer>>()

/**
 * Signs through a wallet of the wallet-adapter; null while none is connected, or none that signs without sending. It is the
 * same signer in each render until another wallet or address is connected.
 */
export function signerOf(wallet: AdapterWallet): Signer | null {
  const { publicKey, signTransaction } = wallet
  if (publicKey === null || signTransaction === undefined) return null
  const ofAddress = signers.get(publicKey) ?? new WeakMap<Sign, Signer>()
  signers.set(publicKey, ofAddress)
  // An adapter signs as a method of its own.
  const signer = ofAddress.get(signTransaction) ?? signerFor(publicKey, signTransaction.bind(wallet))
  ofAddress.set(signTransaction, signer)
  return signer
}

const signerFor = (publicKey: NonNullable<AdapterWallet["publicKey"]>, sign: Sign): Signer => ({
  address: publicKey.toBase58(),
  publicKey: publicKey.toBytes(),
  async signTransaction(bytes) {
    const { VersionedTransaction } = await import("@solana/web3.js")
    return (await sign(VersionedTransaction.deserialize(bytes))).serialize()
  },
})
