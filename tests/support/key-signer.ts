import { ed25519 } from "@noble/curves/ed25519.js"
import { toBase58 } from "#contract/base58"
import type { Signer } from "#features/chain"

/** A wallet of one key that signs whatever it is handed: the first and only signature of a wire. */
export function keySigner(secret: Uint8Array): Signer {
  const publicKey = ed25519.getPublicKey(secret)
  return {
    address: toBase58(publicKey),
    publicKey,
    async signTransaction(wire) {
      const signed = wire.slice()
      signed.set(ed25519.sign(wire.subarray(1 + 64), secret), 1)
      return signed
    },
  }
}
