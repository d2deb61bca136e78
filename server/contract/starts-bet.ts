/**
 * How the games of many steps name the steps after the first, in the metadata of their bets. A bet that names one has a run open; no
 * rule of ours may hold back the money in it.
 */
const laterSteps = [
  // The second number is the set of opened tiles.
  /^\d+:mines:\d+:(?!0:)[0-9a-z]+:\d+$/,
  // The cards that were drawn so far, one letter each.
  /^\d+:hilo:\d+:[A-Za-z]{2,}:/,
  // What a hand has, behind the kind of its step.
  /^\d+:blackjack:[a-z]+:/,
]

/** Whether a bet with this metadata starts something, in place of continuing an open run. */
export const startsBet = (metadata: string): boolean => !laterSteps.some((step) => step.test(metadata))
