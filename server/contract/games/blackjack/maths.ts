import type { BetArray } from "@dghrt/betting/model"

/** How a dealt hand can end, from the best to the worst. */
export const handClasses = ["blackjack", "win", "push", "loss"] as const
export type HandClass = (typeof handClasses)[number]

/** What each class pays, in basis points. */
export const pays: Readonly<Record<HandClass, number>> = { blackjack: 25_000, win: 20_000, push: 10_000, loss: 0 }

/** How many of the 44 outcomes are of each class, in the order of the array. */
export const counts: Readonly<Record<HandClass, number>> = { blackjack: 2, win: 17, push: 5, loss: 20 }

const order = handClasses.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind))

/**
 * The class of a drawn hand.
 * @throws RangeError for an index that is no outcome.
 */
export function classOf(index: number): HandClass {
  const kind = order[index]
  if (kind === undefined) throw new RangeError(`A hand has ${order.length} outcomes, got ${index}`)
  return kind
}

/** A whole hand in one draw: the index is its class, there is nothing to decide. */
export const betArray: BetArray = order.map((kind) => pays[kind])
