import { sampleResult as sample } from "@dghrt/betting/testing"
import { betArray, type DiceSettings } from "./maths"
import { encodeDice } from "./settings"

/** A settled roll as tests and stories need it. */
export const sampleResult = (settings: DiceSettings, roll: number, given: { wager?: bigint; nonce?: number } = {}) =>
  sample({ gameId: "dice", betArray: betArray(settings), metadata: encodeDice(settings), index: roll, ...given })
