const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
const digitOf = new Map([...alphabet].map((letter, digit) => [letter, digit]))

/** Bitcoin's base58, as Solana writes keys and signatures. */
export function encodeBase58(bytes: Uint8Array): string {
  const digits: number[] = []
  for (const byte of bytes) convertDigit(digits, byte, 256, 58)
  return (
    alphabet.charAt(0).repeat(leading(bytes)) +
    digits
      .reverse()
      .map((digit) => alphabet.charAt(digit))
      .join("")
  )
}

/** Null when a letter is not base58. The cost grows with the square of the length, so callers bound the text. */
export function decodeBase58(text: string): Uint8Array | null {
  const values: number[] = []
  for (const letter of text) {
    const digit = digitOf.get(letter)
    if (digit === undefined) return null
    values.push(digit)
  }
  const digits: number[] = []
  for (const value of values) convertDigit(digits, value, 58, 256)
  return Uint8Array.from([...new Array<number>(leading(values)).fill(0), ...digits.reverse()])
}

/** `digits` holds a number in base `to`, lowest first; multiplies it by `from` and adds `value`. */
function convertDigit(digits: number[], value: number, from: number, to: number) {
  let carry = value
  for (let index = 0; index < digits.length; index++) {
    carry += (digits[index] ?? 0) * from
    digits[index] = carry % to
    carry = Math.floor(carry / to)
  }
  for (; carry > 0; carry = Math.floor(carry / to)) digits.push(carry % to)
}

function leading(values: ArrayLike<number>): number {
  let zeros = 0
  while (zeros < values.length && values[zeros] === 0) zeros++
  return zeros
}
