import { proxy } from "valtio/vanilla"
import type { RoundState } from "../round/round-state"
import type { PlaySession } from "../session/play-session"

/** A wallet's round that does nothing by itself: a test changes its `state`. */
export function roundByHand(first: RoundState = { phase: "idle" }): PlaySession["round"] {
  return {
    state: proxy<PlaySession["round"]["state"]>({ round: first, betToken: null, history: [], commitment: null }),
    play: () => Promise.resolve(),
    revealed: () => undefined,
    dismiss: () => undefined,
    open: () => Promise.resolve(),
    close: () => undefined,
  }
}
