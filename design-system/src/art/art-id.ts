/** Games with a picture of their own, and the DGHRT mark. */
export const artIds = [
  "dice",
  "magic8ball",
  "slots",
  "plinkorace",
  "flip",
  "hilo",
  "mines",
  "plinko",
  "crash",
  "blackjack",
  "heart",
] as const
export type ArtId = (typeof artIds)[number]

const known = new Set<string>(artIds)
export const isArtId = (id: string): id is ArtId => known.has(id)
