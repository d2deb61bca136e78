import type { BlackjackScene } from "./scene"

/** A card's way from the shoe to its place. */
export const SLIDE_MS = 180
/** A card's turn from its back to its face. */
export const TURN_MS = 360
/** Between two cards that the dealer draws. */
const DEALER_MS = 420
/** From the last card to the settled table. */
const SETTLE_MS = 240

export interface CardMoment {
  /** When the card leaves the shoe; null when it lay on the table before. */
  leavesMs: number | null
  /** When it begins to turn; null when it comes with its face up, or stays face down. */
  turnsMs: number | null
  /** When its face can be read, and counts. */
  readMs: number
}

export interface Timeline {
  player: readonly CardMoment[]
  dealer: readonly CardMoment[]
  durationMs: number
}

/**
 * When each card of a reveal comes: two rounds of two, then the player's cards, then the dealer's hidden card and the
 * dealer's draws. A card takes the same time whatever it brings.
 */
export function timelineOf({ player, dealer, before }: BlackjackScene): Timeline {
  let nowMs = 0
  const lying: CardMoment = { leavesMs: null, turnsMs: null, readMs: 0 }
  const moments = { player: player.map(() => lying), dealer: dealer.map(() => lying) }

  function slide(seat: "player" | "dealer", place: number) {
    moments[seat][place] = { leavesMs: nowMs, turnsMs: null, readMs: nowMs + SLIDE_MS }
    nowMs += SLIDE_MS
  }
  function turn(seat: "player" | "dealer", place: number, pauseMs: number) {
    const came = moments[seat][place]
    moments[seat][place] = { leavesMs: came?.leavesMs ?? null, turnsMs: nowMs, readMs: nowMs + TURN_MS }
    nowMs += pauseMs
  }

  for (const place of [0, 1])
    for (const seat of ["player", "dealer"] as const)
      if (place >= before[seat] && place < moments[seat].length) slide(seat, place)
  for (let place = Math.max(2, before.player); place < player.length; place += 1) {
    slide("player", place)
    turn("player", place, TURN_MS)
  }
  const hidden = dealer[1]
  if (hidden && before.open < 2) turn("dealer", 1, TURN_MS)
  for (let place = Math.max(2, before.dealer); place < dealer.length; place += 1) {
    slide("dealer", place)
    turn("dealer", place, DEALER_MS - SLIDE_MS)
  }
  return { ...moments, durationMs: nowMs + SETTLE_MS }
}
