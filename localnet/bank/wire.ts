import { toAddress } from "./address"
import { encodeBase58 } from "./base58"

/** The largest transaction that fits one network packet. */
export const maxTransactionBytes = 1232

interface WireInstruction {
  programIndex: number
  accounts: Uint8Array
  data: Uint8Array
}

interface WireLookup {
  table: string
  writable: Uint8Array
  readonly: Uint8Array
}

/** A signed transaction as it came over the wire, taken apart. */
export interface WireTransaction {
  bytes: Uint8Array
  version: "legacy" | 0
  /** The first signature, which names the transaction. */
  signature: string
  signatures: Uint8Array[]
  message: Uint8Array
  header: { numRequiredSignatures: number; numReadonlySignedAccounts: number; numReadonlyUnsignedAccounts: number }
  staticKeys: string[]
  blockhash: string
  blockhashOffset: number
  instructions: WireInstruction[]
  lookups: WireLookup[]
}

export class MalformedTransaction extends Error {}

/**
 * Reads every byte or throws MalformedTransaction. It must be at least as strict as the node's own decoder: LiteSVM
 * ends the whole process on bytes it cannot read.
 */
export function parseWire(bytes: Uint8Array): WireTransaction {
  if (bytes.length > maxTransactionBytes) throw new MalformedTransaction(`too large: ${bytes.length} bytes`)
  const reader = new Reader(bytes)
  const signatures = reader.list(() => reader.take(64))
  const messageStart = reader.offset
  const version = readVersion(reader)
  const header = {
    numRequiredSignatures: reader.byte(),
    numReadonlySignedAccounts: reader.byte(),
    numReadonlyUnsignedAccounts: reader.byte(),
  }
  const staticKeys = reader.list(() => toAddress(reader.take(32)))
  const blockhashOffset = reader.offset
  const blockhash = toAddress(reader.take(32))
  const instructions = reader.list(() => ({
    programIndex: reader.byte(),
    accounts: reader.bytes(),
    data: reader.bytes(),
  }))
  const lookups =
    version === 0
      ? reader.list(() => ({
          table: toAddress(reader.take(32)),
          writable: reader.bytes(),
          readonly: reader.bytes(),
        }))
      : []
  reader.end()
  const message = bytes.subarray(messageStart)
  const wire = {
    bytes,
    version,
    signatures,
    message,
    header,
    staticKeys,
    blockhash,
    blockhashOffset,
    instructions,
    lookups,
  }
  sanitize(wire)
  return { ...wire, signature: encodeBase58(signatures[0] ?? new Uint8Array(64)) }
}

/** A copy of the transaction with another blockhash, for simulations that ask for a fresh one. */
export function withBlockhash(wire: WireTransaction, blockhash: Uint8Array): WireTransaction {
  const bytes = Uint8Array.from(wire.bytes)
  bytes.set(blockhash, wire.blockhashOffset)
  return { ...wire, bytes, blockhash: toAddress(blockhash) }
}

function readVersion(reader: Reader): "legacy" | 0 {
  const prefix = reader.peek()
  if (prefix < 0x80) return "legacy"
  if (reader.byte() !== 0x80) throw new MalformedTransaction("unsupported transaction version")
  return 0
}

function sanitize(wire: Omit<WireTransaction, "signature">) {
  const { header, staticKeys } = wire
  const loaded = wire.lookups.reduce((sum, lookup) => sum + lookup.writable.length + lookup.readonly.length, 0)
  const keys = staticKeys.length + loaded
  const sound =
    wire.signatures.length === header.numRequiredSignatures &&
    header.numRequiredSignatures > 0 &&
    header.numReadonlySignedAccounts < header.numRequiredSignatures &&
    header.numRequiredSignatures + header.numReadonlyUnsignedAccounts <= staticKeys.length &&
    keys <= 256 &&
    wire.lookups.every((lookup) => lookup.writable.length + lookup.readonly.length > 0) &&
    wire.instructions.every(
      ({ programIndex, accounts }) =>
        programIndex > 0 && programIndex < staticKeys.length && accounts.every((index) => index < keys),
    )
  if (!sound) throw new MalformedTransaction("Transaction failed to sanitize accounts offsets correctly")
}

class Reader {
  offset = 0
  constructor(private readonly source: Uint8Array) {}

  take(length: number): Uint8Array {
    const end = this.offset + length
    if (end > this.source.length) throw new MalformedTransaction("failed to fill whole buffer")
    const part = this.source.subarray(this.offset, end)
    this.offset = end
    return part
  }

  peek(): number {
    const next = this.source[this.offset]
    if (next === undefined) throw new MalformedTransaction("failed to fill whole buffer")
    return next
  }

  byte(): number {
    const next = this.peek()
    this.offset++
    return next
  }

  /** Solana's compact length: seven bits a byte, at most sixteen bits, no longer than it needs to be. */
  length(): number {
    let length = 0
    for (let position = 0; position < 3; position++) {
      const next = this.byte()
      if (position > 0 && next === 0) throw new MalformedTransaction("a length is written longer than needed")
      length |= (next & 0x7f) << (position * 7)
      if (next < 0x80) {
        if (length > 0xffff) break
        return length
      }
    }
    throw new MalformedTransaction("a length does not fit sixteen bits")
  }

  bytes(): Uint8Array {
    return this.take(this.length())
  }

  list<T>(read: () => T): T[] {
    const length = this.length()
    if (length > this.source.length) throw new MalformedTransaction("failed to fill whole buffer")
    return Array.from({ length }, read)
  }

  end() {
    if (this.offset !== this.source.length) throw new MalformedTransaction("bytes left over after the transaction")
  }
}
