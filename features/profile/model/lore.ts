import { decoration, pick } from "#features/games"

const openings = [
  "They say",
  "Regulars say that",
  "An old dealer swears that",
  "Nobody can prove it, but",
  "It is written on a napkin that",
  "The croupiers still whisper that",
] as const
const deeds = [
  "once folded a winning hand to keep the table company",
  "bet a single lamport for a whole night and called it research",
  "paid for a sandwich with a seed phrase and got it back",
  "never splits tens, not even in a dream",
  "files every losing ticket in a shoebox, sorted by moon phase",
  "learned to count by watching a ball fall through pegs",
  "stopped one tile before the mine and went for a walk",
  "reads the hash first and the horoscope never",
] as const
const endings = [
  "The coin has landed on its edge in respect ever since.",
  "A small plant beside the wheel leans that way to this day.",
  "The casino's cat has slept on that chair since then.",
  "Dice that were there that evening refuse to talk about it.",
  "There is a toast to it on the last Thursday of every month.",
  "The chips of that table are still stacked a little straighter.",
  "Three people claim to have been there. There were two chairs.",
] as const

/** A short invented story about a wallet: the same one for the same address, whatever its figures are. */
export function loreOf(address: string, name: string): string {
  const draw = decoration(`lore ${address}`)
  return `${pick(draw, openings)} ${name} ${pick(draw, deeds)}. ${pick(draw, endings)}`
}
