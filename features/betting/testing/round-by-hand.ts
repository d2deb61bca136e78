import { proxy } from "valtio/vanilla"
import type { RoundState } from "../model/round-state"
import type { Round } from "../round"

/** A wallet's round that does nothing by itself: a test changes its `state`. */
export function roundByHand(first: RoundState = { phase: "idle" }): Round {
  return {
    state: proxy<Round["state"]>({ round: first, betToken: null, history: [], commitment: null }),
    play: () => Promise.resolve(),
    revealed: () => undefined,
    dismiss: () => undefined,
    accountCleared: () => undefined,
    open: () => Promise.resolve(),
    close: () => undefined,
  }
}
