import type { BetArray } from "@dghrt/betting/model"

/** From the best answer to the worst. */
export const answerClasses = ["surest", "yes", "unclear", "no"] as const
export type AnswerClass = (typeof answerClasses)[number]

/** What an answer of each class pays, in basis points. */
export const pays: Readonly<Record<AnswerClass, number>> = { surest: 47_000, yes: 14_000, unclear: 5_000, no: 0 }

/** How many of the twenty answers are of each class, in the order of the answers. */
export const counts: Readonly<Record<AnswerClass, number>> = { surest: 1, yes: 9, unclear: 5, no: 5 }

const order = answerClasses.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind))

/**
 * The class of an answer.
 * @throws RangeError for an index that is no answer.
 */
export function classOf(index: number): AnswerClass {
  const kind = order[index]
  if (kind === undefined) throw new RangeError(`There are ${order.length} answers, got ${index}`)
  return kind
}

/** One entry per answer, so the index the program draws is the answer the player reads. There is nothing to choose. */
export const betArray: BetArray = order.map((kind) => pays[kind])
