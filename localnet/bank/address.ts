import { decodeBase58, encodeBase58 } from "./base58"

const memoLimit = 50_000
const texts = new Map<string, string>()
const bytes = new Map<string, Uint8Array>()

/** Base58 of 32 bytes. Writing base58 costs more than executing a transfer, so each address is written once. */
export function toAddress(key: Uint8Array): string {
  const memoKey = Buffer.from(key.buffer, key.byteOffset, key.byteLength).toString("latin1")
  const known = texts.get(memoKey)
  if (known !== undefined) return known
  const address = encodeBase58(key)
  remember(texts, memoKey, address)
  return address
}

/** The 32 bytes of an address, which the caller must not write to; null when it is none. */
export function parseAddress(address: string): Uint8Array | null {
  const known = bytes.get(address)
  if (known) return known
  if (address.length < 32 || address.length > 44) return null
  const key = decodeBase58(address)
  if (key?.length !== 32) return null
  remember(bytes, address, key)
  return key
}

/** As `parseAddress`, for addresses that were addresses before. */
export function fromAddress(address: string): Uint8Array {
  const key = parseAddress(address)
  if (!key) throw new TypeError(`Not a Solana address: ${address}`)
  return key
}

function remember<T>(memo: Map<string, T>, key: string, value: T) {
  if (memo.size >= memoLimit) memo.clear()
  memo.set(key, value)
}

export const systemProgram = "11111111111111111111111111111111"
export const tokenProgram = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
export const token2022Program = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"
export const lookupTableProgram = "AddressLookupTab1e1111111111111111111111111"
