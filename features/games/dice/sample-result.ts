import { payoutOf } from "#features/fairness"
import type { RoundResult } from "../round/round-state"
import { betArray, type DiceSettings } from "./maths"
import { encodeDice } from "./settings"

/** A settled play as tests and stories need it: consistent money, made-up seeds. */
export function sampleResult(
  settings: DiceSettings,
  roll: number,
  { wager = 250_000_000n, nonce = 142 }: { wager?: bigint; nonce?: number } = {},
): RoundResult {
  const bet = betArray(settings)
  const multiplierBps = bet[roll] ?? 0
  return {
    bet: { gameId: "dice", betArray: bet, wager, metadata: encodeDice(settings) },
    token: "So11111111111111111111111111111111111111112",
    nonce,
    resultIndex: roll,
    multiplierBps,
    payout: payoutOf(wager, multiplierBps),
    clientSeed: "481516234",
    rngSeed: "b40581703c7318162edf90d12bdfde09",
    hashedSeed: "30ad9d2f6eed34b6928f117e4cb3d9d0101c2244f9e25908a9bd52db6a36b592",
    committedSlot: 300,
    betSlot: 312,
    jackpotPayout: 0n,
    signature: null,
  }
}
