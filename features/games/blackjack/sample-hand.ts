import type { RoundResult } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import { betArrayOf, type Choice, encodeStep, type HandStep } from "#contract/games/blackjack/hand-step"
import { handOf, offersOf } from "./hand"

type Bare = Extract<HandStep, { kind: "drawn" | "deal" }>["kind"]

const bare = (kind: Bare, index: number, nonce: number, rngSeed?: string) =>
  sampleResult({
    gameId: "blackjack",
    betArray: betArrayOf({ kind }),
    metadata: encodeStep({ kind }),
    index,
    nonce,
    ...(rngSeed && { rngSeed }),
  })

/** A drawn hand as tests and stories need it; another seed shows other cards of the same class. */
export const sampleHand = (index: number, nonce = 142, rngSeed?: string) => bare("drawn", index, nonce, rngSeed)

/** A hand that is played, newest result first: dealt by `index`, then each choice with the index it draws. */
export function samplePlay(
  index: number,
  moves: readonly (readonly [choice: Choice, index: number])[] = [],
  rngSeed?: string,
): readonly RoundResult[] {
  const results = [bare("deal", index, 200, rngSeed)]
  for (const [choice, drawn] of moves) {
    const hand = handOf(results)
    const offer = hand && offersOf(hand).find(({ step }) => step.kind === choice)
    if (!hand || !offer) throw new Error(`${choice} is not offered for this hand`)
    results.unshift(
      sampleResult({
        gameId: "blackjack",
        betArray: offer.betArray,
        metadata: encodeStep(offer.step),
        index: drawn,
        wager: offer.wager,
        nonce: 200 + results.length,
        ...(rngSeed && { rngSeed }),
      }),
    )
  }
  return results
}
