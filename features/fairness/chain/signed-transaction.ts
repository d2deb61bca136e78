import { ed25519 } from "@noble/curves/ed25519.js"
import { encodeBase58 } from "./base58"

/** What a transaction's signatures cover, read from its own bytes. */
export interface SignedTransaction {
  /** Base58, the one that names the transaction first. */
  signatures: readonly string[]
  /** Accounts that the message holds. Those of a lookup table are not among them: the message only says where they are listed. */
  accountKeys: readonly string[]
  /** Whose signatures the message asks for. */
  signers: readonly string[]
  instructions: readonly { programIdIndex: number; accounts: readonly number[]; data: Uint8Array }[]
  /** Places that lookup tables fill. */
  lookups: number
}

const versionBit = 0x80
/** The cluster takes no longer one. */
const mostBytes = 1_232

function bytesReader(bytes: Uint8Array) {
  let at = 0
  const take = (length: number) => {
    if (at + length > bytes.length) throw new RangeError(`${bytes.length} bytes end before byte ${at + length}`)
    at += length
    return bytes.subarray(at - length, at)
  }
  const u8 = () => take(1)[0] ?? 0
  /** Solana's "compact-u16": seven bits a byte, in as few bytes as it takes. */
  function count(): number {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const byte = u8()
      if (byte === 0 && shift > 0) throw new RangeError("A length is written in more bytes than it takes")
      value |= (byte & 0x7f) << shift
      if (byte < versionBit) return value
    }
    throw new RangeError("A length of more than three bytes")
  }
  return {
    ...{ take, u8, count },
    list: <T>(item: () => T): T[] => Array.from({ length: count() }, item),
    position: () => at,
    isAtEnd: () => at === bytes.length,
  }
}

interface Wire extends SignedTransaction {
  message: Uint8Array
  rawSignatures: Uint8Array[]
  rawSigners: Uint8Array[]
}

/** Reads a legacy or version 0 transaction. Throws a RangeError for bytes that are neither. */
function parseWire(bytes: Uint8Array): Wire {
  if (bytes.length > mostBytes) throw new RangeError(`${bytes.length} bytes are more than a transaction can have`)
  const read = bytesReader(bytes)
  const rawSignatures = read.list(() => read.take(64))
  const start = read.position()
  const first = read.u8()
  const isVersioned = first >= versionBit
  if (isVersioned && first !== versionBit) throw new RangeError(`Message version ${first - versionBit} is not known`)
  const signerCount = isVersioned ? read.u8() : first
  read.take(2) // how many of the accounts are read-only
  const keys = read.list(() => read.take(32))
  read.take(32) // the blockhash
  const instructions = read.list(() => ({
    programIdIndex: read.u8(),
    accounts: read.list(read.u8),
    data: read.take(read.count()),
  }))
  let lookups = 0
  if (isVersioned)
    read.list(() => {
      read.take(32)
      for (let kind = 0; kind < 2; kind++) lookups += read.list(read.u8).length
    })
  if (!read.isAtEnd() || signerCount === 0 || signerCount > keys.length)
    throw new RangeError("The bytes are no transaction")
  const accountKeys = keys.map(encodeBase58)
  if (new Set(accountKeys).size < accountKeys.length) throw new RangeError("The message names an account twice")
  const places = accountKeys.length + lookups
  // A program is never taken from a lookup table.
  for (const { programIdIndex, accounts } of instructions)
    if (programIdIndex >= accountKeys.length || accounts.some((at) => at >= places))
      throw new RangeError("An instruction names an account that the message does not have")
  return {
    signatures: rawSignatures.map(encodeBase58),
    ...{ accountKeys, instructions, lookups, rawSignatures },
    signers: accountKeys.slice(0, signerCount),
    rawSigners: keys.slice(0, signerCount),
    message: bytes.subarray(start),
  }
}

/**
 * Reads a transaction whose every signature was checked over its message, and which is the one that `signature` names.
 * Throws a RangeError that says what does not hold.
 */
export function readSigned(bytes: Uint8Array, signature: string): SignedTransaction {
  const { message, rawSignatures, rawSigners, ...signed } = parseWire(bytes)
  if (signed.signatures[0] !== signature) throw new RangeError("it is another transaction, under another signature")
  if (rawSignatures.length !== rawSigners.length) throw new RangeError("a signature is missing")
  for (const [index, signer] of rawSigners.entries())
    if (!isValid(rawSignatures[index], message, signer))
      throw new RangeError(`the signature of ${signed.signers[index]} does not fit its message`)
  return signed
}

function isValid(signature: Uint8Array | undefined, message: Uint8Array, signer: Uint8Array): boolean {
  // By RFC 8032: one encoding of each point and scalar, and no key of small order, for which anyone could sign.
  return signature !== undefined && ed25519.verify(signature, message, signer, { zip215: false })
}
