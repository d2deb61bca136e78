const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

export function toBase58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ""
  while (value > 0n) {
    text = alphabet.charAt(Number(value % 58n)) + text
    value /= 58n
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return "1".repeat(zeros < 0 ? bytes.length : zeros) + text
}

/** Null when the text holds a character outside the alphabet. */
export function fromBase58(text: string): Uint8Array | null {
  let value = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return null
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; value > 0n; value /= 256n) bytes.unshift(Number(value % 256n))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return new Uint8Array([...new Array<number>(zeros).fill(0), ...bytes])
}
