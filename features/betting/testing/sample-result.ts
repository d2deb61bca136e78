import { type BetArray, WHOLE } from "../model/bet-array"
import type { RoundResult } from "../model/round-state"

interface Sample {
  gameId: string
  betArray: BetArray
  metadata: string
  /** The index drawn. */
  index: number
  wager?: bigint
  nonce?: number
  rngSeed?: string
}

/** A settled play as tests and stories need it: consistent money, made-up seeds. */
export function sampleResult({
  gameId,
  betArray,
  metadata,
  index,
  wager = 250_000_000n,
  nonce = 142,
  rngSeed = "b40581703c7318162edf90d12bdfde09",
}: Sample): RoundResult {
  const multiplierBps = betArray[index] ?? 0
  return {
    bet: { gameId, betArray, wager, metadata },
    token: "So11111111111111111111111111111111111111112",
    nonce,
    resultIndex: index,
    multiplierBps,
    payout: (wager * BigInt(multiplierBps)) / BigInt(WHOLE),
    clientSeed: "481516234",
    rngSeed,
    hashedSeed: "30ad9d2f6eed34b6928f117e4cb3d9d0101c2244f9e25908a9bd52db6a36b592",
    committedSlot: 300,
    betSlot: 312,
    jackpotPayout: 0n,
    signature: null,
  }
}
