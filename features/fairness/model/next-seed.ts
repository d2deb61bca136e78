import { proxy } from "valtio/vanilla"
import { CLIENT_SEED_LENGTH, createClientSeed } from "./seeds"

const bytes = new TextEncoder()

/**
 * What may become a client seed: nothing that the eye cannot see, since it could not be typed into a verifier, and no more
 * than the program stores, which counts bytes where people count characters.
 */
export function toClientSeed(text: string): string {
  let seed = ""
  for (const character of text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")) {
    if (bytes.encode(seed + character).length > CLIENT_SEED_LENGTH) break
    seed += character
  }
  return seed
}

export interface NextSeed {
  readonly state: { seed: string }
  change(text: string): void
  shuffle(): void
  /** What the next play is drawn with; an empty field draws one. */
  current(): string
  /** A seed decides one play: the next one gets another. */
  used(seed: string): void
}

/** The player's half of the next draw: chosen before the play, shown, and free to be changed until then. */
export function createNextSeed(draw: () => string = createClientSeed): NextSeed {
  const state = proxy({ seed: draw() })
  const shuffle = () => {
    state.seed = draw()
  }
  return {
    state,
    shuffle,
    change(text) {
      state.seed = toClientSeed(text)
    },
    current() {
      const seed = state.seed.trim()
      if (seed === "") shuffle()
      else state.seed = seed
      return state.seed
    },
    used(seed) {
      if (seed === state.seed) shuffle()
    },
  }
}
