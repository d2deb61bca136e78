import { createPublicKey, verify } from "node:crypto"
import { fromBase58 } from "../contract/base58"

/** DER head of an Ed25519 public key (RFC 8410). */
const spkiHead = Buffer.from("302a300506032b6570032100", "hex")

/**
 * Keys of small order in hexadecimal, without the sign bit. Each takes a signature that anybody can write for every message, and OpenSSL
 * refuses none of them as Solana does; one is the address of the System program, which stands where an address is still to be filled in.
 */
const keysOfAnybody: ReadonlySet<string> = new Set([
  "00".repeat(32),
  `01${"00".repeat(31)}`,
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  ...["ec", "ed", "ee"].map((low) => `${low}${"ff".repeat(30)}7f`),
])
const isOfAnybody = (key: Uint8Array) =>
  keysOfAnybody.has(Buffer.from(key.with(31, (key[31] ?? 0) & 0x7f)).toString("hex"))

/** Whether `signature` (base58) is this wallet's over the UTF-8 bytes of `message`. False for anything malformed. */
export function verifySignature(wallet: string, message: string, signature: string): boolean {
  const key = fromBase58(wallet)
  const bytes = fromBase58(signature)
  if (key?.length !== 32 || bytes?.length !== 64 || isOfAnybody(key)) return false
  const publicKey = createPublicKey({ key: Buffer.concat([spkiHead, key]), format: "der", type: "spki" })
  return verify(null, Buffer.from(message, "utf8"), publicKey, bytes)
}
