const firstPrimes = (count: number): number[] => {
  const found: number[] = []
  for (let next = 2; found.length < count; next++) if (found.every((prime) => next % prime !== 0)) found.push(next)
  return found
}
/** The first 32 bits of a number's fraction. */
const fraction = (value: number) => ((value % 1) * 2 ** 32) | 0

const primes = firstPrimes(64)
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)))
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** SHA-256 at once (FIPS 180-4): the browser's own answers later, and only on a secure page. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n)
  const hash = Int32Array.from(start)
  const words = new Int32Array(64)
  const word = (at: number) => words[at] ?? 0
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 64; at++) {
      const [before, after] = [word(at - 15), word(at - 2)]
      words[at] =
        at < 16
          ? view.getInt32(block + at * 4)
          : word(at - 16) +
            word(at - 7) +
            (turn(before, 7) ^ turn(before, 18) ^ (before >>> 3)) +
            (turn(after, 17) ^ turn(after, 19) ^ (after >>> 10))
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
    for (const [at, round] of rounds.entries()) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + round + word(at)) | 0
      const other = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g]
    }
    for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at] ?? 0) + value
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (const [at, value] of hash.entries()) digest.setInt32(at * 4, value)
  return new Uint8Array(digest.buffer)
}
