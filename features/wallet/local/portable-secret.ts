const secretBytes = 32
const pairBytes = 64

/** A secret as Solana's command line writes a key pair: a JSON list of 64 numbers, the secret and the public key. */
export const writeKeyPair = (secret: Uint8Array, publicKey: Uint8Array): string =>
  JSON.stringify([...secret, ...publicKey])

/** The secret in what was pasted: a list of 64 or 32 numbers, or 64 hexadecimal digits. Null for anything else. */
export function readSecret(text: string): Uint8Array<ArrayBuffer> | null {
  const clean = text.trim()
  if (/^[0-9a-f]{64}$/i.test(clean))
    return Uint8Array.from(clean.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    const list: unknown = JSON.parse(clean)
    if (!Array.isArray(list) || ![secretBytes, pairBytes].includes(list.length) || !list.every(isByte)) return null
    return Uint8Array.from(list.slice(0, secretBytes))
  } catch {
    return null
  }
}

const isByte = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255
