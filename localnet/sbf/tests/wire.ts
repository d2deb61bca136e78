import { ed25519 } from "@noble/curves/ed25519.js"
import { type Keypair, type MessageV0, PublicKey } from "@solana/web3.js"

/** A count as a message holds it, also known as LEB128: seven bits to a byte, the lowest first. */
export function compact(count: number): number[] {
  return count < 0x80 ? [count] : [(count & 0x7f) | 0x80, ...compact(count >> 7)]
}

/** Signs a message that web3.js refuses to serialize because no network packet would carry it. */
export function signOversize(message: MessageV0, signers: readonly Keypair[]): Uint8Array {
  const { numRequiredSignatures, numReadonlySignedAccounts, numReadonlyUnsignedAccounts } = message.header
  const keys = message.staticAccountKeys
  const body = Buffer.concat([
    Buffer.from([0x80, numRequiredSignatures, numReadonlySignedAccounts, numReadonlyUnsignedAccounts]),
    Buffer.from(compact(keys.length)),
    ...keys.map((key) => key.toBytes()),
    new PublicKey(message.recentBlockhash).toBytes(),
    Buffer.from(compact(message.compiledInstructions.length)),
    ...message.compiledInstructions.flatMap(({ programIdIndex, accountKeyIndexes, data }) => [
      Buffer.from([
        programIdIndex,
        ...compact(accountKeyIndexes.length),
        ...accountKeyIndexes,
        ...compact(data.length),
      ]),
      data,
    ]),
    Buffer.from([0]), // no lookup tables
  ])
  const signatures = keys.slice(0, numRequiredSignatures).map((key) => {
    const signer = signers.find(({ publicKey }) => publicKey.equals(key))
    if (signer === undefined) throw new Error(`Nobody signs for ${key.toBase58()}`)
    return ed25519.sign(body, signer.secretKey.subarray(0, 32))
  })
  return Buffer.concat([Buffer.from(compact(signatures.length)), ...signatures, body])
}
