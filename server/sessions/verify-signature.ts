import { createPublicKey, verify } from "node:crypto"
import { fromBase58 } from "../contract/base58"

/** DER head of an Ed25519 public key (RFC 8410). */
const spkiHead = Buffer.from("302a300506032b6570032100", "hex")

/** Whether `signature` (base58) is this wallet's over the UTF-8 bytes of `message`. False for anything malformed. */
export function verifySignature(wallet: string, message: string, signature: string): boolean {
  const key = fromBase58(wallet)
  const bytes = fromBase58(signature)
  if (key?.length !== 32 || bytes?.length !== 64) return false
  const publicKey = createPublicKey({ key: Buffer.concat([spkiHead, key]), format: "der", type: "spki" })
  return verify(null, Buffer.from(message, "utf8"), publicKey, bytes)
}
