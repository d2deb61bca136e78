import { type ArtId, isArtId } from "./art-id"

const emojis: Readonly<Record<ArtId, string>> = {
  dice: "🎲",
  magic8ball: "🎱",
  slots: "🎰",
  plinkorace: "🏁",
  flip: "🪙",
  hilo: "🔼",
  mines: "💣",
  plinko: "🔻",
  crash: "🚀",
  blackjack: "🃏",
  heart: "💗",
}

/** In place of a picture that did not load. */
export const emojiOf = (game: string): string => emojis[isArtId(game) ? game : "heart"]
