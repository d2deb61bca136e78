/** Numbers from 0 up to 1 that anyone can draw again from the same text. */
export type Decoration = () => number

/**
 * The only randomness a picture may use. Fed with a play's game hash, two people who replay one signature see one
 * picture; fed with a fixed word, a component looks the same each time it is drawn. It never decides an outcome.
 */
export function decoration(seed: string): Decoration {
  // FNV-1a folds the text into 32 bits, mulberry32 spreads them: both are public, short and easy to check.
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What is hashed for a play's draw. */
export interface Draw {
  rngSeed: string
  clientSeed: string
  nonce: number
}

/** The pictures of one play: what is hashed for its draw seeds them, so they are as public as the draw. */
export const decorationOf = ({ rngSeed, clientSeed, nonce }: Draw) => decoration(`${rngSeed}-${clientSeed}-${nonce}`)

/** One of `items`, each equally likely. */
export function pick<T>(draw: Decoration, items: readonly [T, ...T[]]): T {
  return items[Math.floor(draw() * items.length)] ?? items[0]
}
