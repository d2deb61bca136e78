/**
 * Fills the signature slot of one account in a serialised Solana transaction, legacy or v0.
 * Layout: compact-u16 count, that many 64-byte signatures, then the message with its account keys.
 * @throws Error when the account is not among the required signers.
 */
export async function signInPlace(
  transaction: Uint8Array,
  publicKey: Uint8Array,
  sign: (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const [signatures, start] = compactU16(transaction, 0)
  const message = transaction.slice(start + signatures * 64)
  const versioned = ((message[0] ?? 0) & 0x80) !== 0
  const header = versioned ? 1 : 0
  const [, keys] = compactU16(message, header + 3)
  const slot = Array.from({ length: signatures }, (_, index) => index).find((index) => {
    const key = message.subarray(keys + index * 32, keys + (index + 1) * 32)
    return key.length === 32 && key.every((byte, at) => byte === publicKey[at])
  })
  if (slot === undefined) throw new Error("This transaction does not ask for this wallet's signature")
  const signed = transaction.slice()
  signed.set(await sign(message), start + slot * 64)
  return signed
}

/** Solana's short vector length: value and the offset after it. */
function compactU16(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[at + index]
    if (byte === undefined) break
    value |= (byte & 0x7f) << (index * 7)
    if ((byte & 0x80) === 0) return [value, at + index + 1]
  }
  throw new Error("Not a Solana transaction")
}
