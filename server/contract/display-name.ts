const cores = [
  "Ace",
  "Comet",
  "Dealer",
  "Dice",
  "Ember",
  "Falcon",
  "Fox",
  "Gambler",
  "Ghost",
  "Heart",
  "Joker",
  "King",
  "Lynx",
  "Moon",
  "Nova",
  "Otter",
  "Panda",
  "Queen",
  "Raven",
  "Rider",
  "Roller",
  "Shark",
  "Spade",
  "Tiger",
  "Vault",
  "Viper",
  "Whale",
  "Wolf",
] as const // prettier-ignore
const prefixes = [
  "Bold",
  "Brave",
  "Calm",
  "Crimson",
  "Golden",
  "Jade",
  "Lucky",
  "Lunar",
  "Mad",
  "Neon",
  "Night",
  "Quiet",
  "Royal",
  "Silver",
  "Solar",
  "Swift",
  "Velvet",
  "Wild",
] as const // prettier-ignore
const suffixes = ["Bet", "Chip", "Coin", "Degen", "Flip", "Hand", "Luck", "Run", "Spin", "Star", "Step", "Win"] as const

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/** Mulberry32: numbers from 0 to below 1, the same ones for the same seed. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The name of a wallet in chat, lists and profiles: generated from its address, at most 24 characters, never chosen. */
export function displayName(address: string): string {
  const next = generator(hash(address))
  const pick = (words: readonly string[]) => words[Math.floor(next() * words.length)] ?? ""
  const form = next()
  const core = pick(cores)
  const name =
    form < 0.4 ? core : form < 0.65 ? pick(prefixes) + core : form < 0.9 ? core + pick(suffixes) : core + pick(cores)
  if (next() < 0.5) return name
  const digits = next() < 0.5 ? 3 : 4
  return name + Math.floor(10 ** (digits - 1) + next() * 9 * 10 ** (digits - 1))
}
