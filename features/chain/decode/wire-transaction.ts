import { ByteReader } from "./byte-reader"

/** What is read of a transaction as it travels. Accounts that a lookup table adds run no instruction. */
interface WireTransaction {
  /** Base58. */
  blockhash: string
  instructions: readonly { program: string; data: Uint8Array }[]
}

/** @throws RangeError where the bytes are no transaction. */
export function readWireTransaction(wire: Uint8Array): WireTransaction {
  const at = new ByteReader(wire)
  const length = () => {
    let value = 0
    for (let shift = 0; shift < 21; shift += 7) {
      const byte = at.u8()
      value |= (byte & 127) << shift
      if (byte < 128) break
    }
    return value
  }
  const list = <T>(item: () => T) => Array.from({ length: length() }, item)
  list(() => at.take(64)) // signatures
  // A first byte of 128 and more names the version; without one it counts the signers.
  at.take(at.u8() < 128 ? 2 : 3)
  const keys = list(at.address)
  const blockhash = at.address()
  const instructions = list(() => {
    const program = keys[at.u8()] ?? ""
    at.take(length()) // accounts
    return { program, data: at.take(length()) }
  })
  return { blockhash, instructions }
}
