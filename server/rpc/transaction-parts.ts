import { toBase58 } from "../contract/base58"

const signatureBytes = 64
const keyBytes = 32
/** In front of the keys of a message: how many sign, and how many of both kinds are only read. */
const headerBytes = 3
const versioned = 0x80
/** The network takes nothing longer; reading the keys of something longer would only cost time. */
const longestTransaction = 1_232

export interface TransactionParts {
  /** The first signature, by which the network names the transaction. */
  signature: string
  instructions: readonly { program: string; data: Uint8Array }[]
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
    const signatures = length()
    const signature = toBase58(take(signatures * signatureBytes).subarray(0, signatureBytes))
    if ((bytes[at] ?? 0) >= versioned) take(1)
    take(headerBytes)
    const keys = Array.from({ length: length() }, () => toBase58(take(keyBytes)))
    take(keyBytes)
    const instructions = Array.from({ length: length() }, () => {
      const program = keys[byte()]
      take(length())
      const data = take(length())
      if (program === undefined) throw new RangeError("An instruction names no key of the message.")
      return { program, data }
    })
    return { signature, instructions }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
