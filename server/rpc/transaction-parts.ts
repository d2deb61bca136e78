import { createPublicKey, verify } from "node:crypto"
import { toBase58 } from "../contract/base58"
import type { RpcCall } from "./upstream"

const signatureBytes = 64
const keyBytes = 32
/** In front of the keys of a message: how many sign, and how many of both kinds are only read. */
const headerBytes = 3
const versioned = 0x80
/** The network takes nothing longer; reading the keys of something longer would only cost time. */
const longestTransaction = 1_232
/** The same in base64, and some room for spaces. */
const longestText = 2_000

export interface TransactionParts {
  bytes: Uint8Array
  /** The first signature, by which the network names the transaction. */
  signature: string
  signatures: readonly Uint8Array[]
  /** As many as sign, in the order of the signatures. */
  signers: readonly Uint8Array[]
  /** What is signed. */
  message: Uint8Array
  instructions: readonly Instruction[]
  /** The keys of the message itself. */
  keys: readonly Uint8Array[]
  /** Accounts behind them, which lookup tables hold. */
  lookups: readonly { table: string; index: number }[]
}

export interface Instruction {
  program: string
  data: Uint8Array
  /** Places among the keys, and then among the lookups. */
  accounts: Uint8Array
}

/**
 * The instructions of a transaction, with the programs that it calls directly. A program is always among the keys of the message itself, never of a lookup
 * table. Null for bytes that are no transaction.
 */
export function transactionParts(bytes: Uint8Array): TransactionParts | null {
  if (bytes.length > longestTransaction) return null
  let at = 0
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new RangeError("The transaction ends early.")
    at += count
    return bytes.subarray(at - count, at)
  }
  const byte = () => take(1)[0] ?? 0
  /** Seven bits a byte, the lowest first. */
  const length = () => {
    let value = 0
    for (let shift = 0; shift <= 14; shift += 7) {
      const part = byte()
      value |= (part & 0x7f) << shift
      if (part < 0x80) break
    }
    return value
  }
  try {
    const signatures = Array.from({ length: length() }, () => take(signatureBytes))
    const message = bytes.subarray(at)
    const isVersioned = (bytes[at] ?? 0) >= versioned
    if (isVersioned) take(1)
    const [signing = 0] = take(headerBytes)
    const keys = Array.from({ length: length() }, () => take(keyBytes))
    take(keyBytes)
    // Most keys are accounts alone, and the text of a key takes longer than the rest of the reading.
    const programs = new Map<number, string>()
    const programAt = (index: number) => {
      const key = keys[index]
      if (key === undefined) throw new RangeError("An instruction names no key of the message.")
      const program = programs.get(index) ?? toBase58(key)
      programs.set(index, program)
      return program
    }
    const instructions = Array.from({ length: length() }, () => {
      const program = programAt(byte())
      const accounts = take(length())
      return { program, accounts, data: take(length()) }
    })
    // First the accounts of all tables that may be written, then those that are only read.
    const tables = Array.from({ length: isVersioned ? length() : 0 }, () => {
      const table = toBase58(take(keyBytes))
      const named = () => Array.from(take(length()), (index) => ({ table, index }))
      return { written: named(), read: named() }
    })
    const lookups = [...tables.flatMap(({ written }) => written), ...tables.flatMap(({ read }) => read)]
    const signature = toBase58(signatures[0] ?? new Uint8Array())
    const signers = keys.slice(0, signing)
    return { bytes, signature, signatures, signers, message, instructions, keys, lookups }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const read = new WeakMap<RpcCall, TransactionParts | null>()

/**
 * The transaction that a call sends or simulates, read once for all who ask about this call. Only base64, as the app sends it: base58
 * costs a hundred times as much to read. Null for another call, and for a text that is no transaction.
 */
export function transactionOf(call: RpcCall): TransactionParts | null {
  const { method, params } = call
  const [text] = params
  if ((method !== "sendTransaction" && method !== "simulateTransaction") || typeof text !== "string") return null
  const known = read.get(call)
  if (known !== undefined) return known
  const parts = text.length > longestText ? null : transactionParts(new Uint8Array(Buffer.from(text, "base64")))
  read.set(call, parts)
  return parts
}

const verified = new WeakMap<TransactionParts, boolean>()

/** Whether every key that has to sign has signed. Each signature takes an eighth of a millisecond, once. */
export function isSigned(parts: TransactionParts): boolean {
  const known = verified.get(parts)
  if (known !== undefined) return known
  const { signatures, signers, message } = parts
  const signed =
    signers.length > 0 &&
    signatures.length === signers.length &&
    signers.every((key, index) => isSignedBy(key, message, signatures[index] ?? new Uint8Array()))
  verified.set(parts, signed)
  return signed
}

function isSignedBy(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const x = Buffer.from(key).toString("base64url")
  return verify(null, message, createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" }), signature)
}
