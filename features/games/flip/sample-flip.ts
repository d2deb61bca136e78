import { sampleResult } from "@dghrt/betting/testing"
import { betArray, type FlipSettings } from "./maths"
import { encodeFlip } from "./settings"

/** A settled flip as tests and stories need it. */
export const sampleFlip = (settings: FlipSettings, index: number, nonce?: number) =>
  sampleResult({
    gameId: "flip",
    betArray: betArray(settings),
    metadata: encodeFlip(settings),
    index,
    ...(nonce !== undefined && { nonce }),
  })
