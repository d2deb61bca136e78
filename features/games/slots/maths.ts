import { type BetArray, WHOLE } from "@dghrt/betting/model"

export const symbols = ["legendary", "dghrt", "sol", "usdc", "jup", "bonk", "wojak"] as const
export type SlotSymbol = (typeof symbols)[number]

export interface SlotLine {
  /** Any of these four times in the middle row; the pictures of one play say which. */
  symbols: readonly [SlotSymbol, ...SlotSymbol[]]
  multiplierBps: number
  /** How many of the fifty outcomes. */
  outcomes: number
}

const line = (multiplier: number, outcomes: number, ...of: SlotLine["symbols"]): SlotLine => ({
  symbols: of,
  multiplierBps: multiplier * WHOLE,
  outcomes,
})

/** Every line that pays, best first. */
export const lines: readonly SlotLine[] = [
  line(7, 1, "legendary"),
  line(5, 2, "dghrt"),
  line(3, 3, "sol"),
  line(2, 6, "usdc"),
  line(1, 6, "jup", "bonk"),
  line(0.5, 9, "wojak"),
]
export const OUTCOMES = 50

const order: readonly (SlotLine | null)[] = Array.from(
  { length: OUTCOMES },
  (_, index) => lines.flatMap((each) => Array.from({ length: each.outcomes }, () => each))[index] ?? null,
)

/**
 * The line of a result index; null is no line.
 * @throws RangeError for an index that is no outcome.
 */
export function lineOf(index: number): SlotLine | null {
  const found = order[index]
  if (found === undefined) throw new RangeError(`There are ${OUTCOMES} outcomes, got ${index}`)
  return found
}

/** One entry per outcome. There is nothing to choose. */
export const betArray: BetArray = order.map((each) => each?.multiplierBps ?? 0)
