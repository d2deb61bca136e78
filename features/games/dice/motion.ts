/** The whole reveal; a view may be skipped to its end at any time. */
export const REVEAL_MS = 900
const TURNS_END_MS = 520
/** The number is on the table. */
export const ENGRAVED_MS = 760
/** An idle loop holds still after this, so that a slow network does not keep a phone busy. */
export const WAIT_LIMIT_MS = 12_000
const DEGREES_PER_SECOND = 20
/** Where the two turns stop and the table starts to swing to the viewer. */
const BEFORE_TABLE = -50

export interface Motion {
  /** Degrees the stone is turned away from its rest. */
  turn: number
  /** How far the number is cut into the table, 0 to 1. */
  engraved: number
}

const easeOut = (share: number) => 1 - (1 - share) ** 3
const easeInOut = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2)
const share = (ms: number, from: number, to: number) => Math.min(1, Math.max(0, (ms - from) / (to - from)))

/** While the chain has not answered: a slow turn without beginning, end or number. */
export const waiting = (ms: number): Motion => ({
  turn: (Math.min(ms, WAIT_LIMIT_MS) / 1_000) * DEGREES_PER_SECOND,
  engraved: 0,
})

/**
 * From the stone's current position: two turns, then the table swings to the viewer and the number is cut. It knows
 * neither the roll nor what it pays, so no result can look like a near miss.
 */
export function revealing(ms: number, startTurn: number): Motion {
  const start = ((startTurn % 360) + 360) % 360
  const whirl = 720 + BEFORE_TABLE
  if (ms < TURNS_END_MS) return { turn: start + (whirl - start) * easeOut(share(ms, 0, TURNS_END_MS)), engraved: 0 }
  const swing = easeInOut(share(ms, TURNS_END_MS, ENGRAVED_MS))
  return { turn: whirl - BEFORE_TABLE * swing, engraved: swing }
}
