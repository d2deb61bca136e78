const hues = ["art-1", "art-2", "art-3", "art-4", "primary", "accent", "info"] as const
type Hue = (typeof hues)[number]

export interface Face {
  /** Names of colour tokens. */
  first: Hue
  second: Hue
  /** Where the first facet starts. */
  degrees: number
}

/** FNV-1a with a final mix: spreads addresses that differ in one character. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  return (state ^ (state >>> 13)) >>> 0
}

/** Two hues of the theme and an angle, always the same for one address. */
export function faceOf(address: string): Face {
  const seed = hash(address)
  const first = seed % hues.length
  const step = 1 + (Math.floor(seed / hues.length) % (hues.length - 1))
  return {
    first: hues[first] ?? hues[0],
    second: hues[(first + step) % hues.length] ?? hues[1],
    degrees: Math.floor(seed / 64) % 360,
  }
}
