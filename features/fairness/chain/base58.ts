const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

export function encodeBase58(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ""
  for (; number > 0n; number /= 58n) text = (alphabet[Number(number % 58n)] ?? "") + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return "1".repeat(zeros < 0 ? bytes.length : zeros) + text
}

export function decodeBase58(text: string): Uint8Array {
  let number = 0n
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit < 0) throw new Error(`"${letter}" is no base58 character`)
    number = number * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; number > 0n; number /= 256n) bytes.unshift(Number(number % 256n))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return new Uint8Array([...Array<number>(zeros).fill(0), ...bytes])
}

/** Whether `text` is as long as a transaction's signature. */
export function isSignature(text: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{64,90}$/.test(text)) return false
  return decodeBase58(text).length === 64
}
