import { sampleResult } from "../kit/sample-result"
import { betArray } from "./maths"
import { METADATA } from "./scene"

/** A drawn hand as tests and stories need it; another seed shows other cards of the same class. */
export const sampleHand = (index: number, nonce = 142, rngSeed?: string) =>
  sampleResult({ gameId: "blackjack", betArray, metadata: METADATA, index, nonce, ...(rngSeed && { rngSeed }) })
