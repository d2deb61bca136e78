import type { ChainRound } from "@dghrt/fairness/chain"
import { gameOf } from "./game-of"
import type { Play } from "./play"

/** The play of a round that was read from the chain alone. */
export function playOfRound(round: ChainRound, gameIds: readonly string[]): Play {
  const { event, evidence } = round
  return {
    signature: round.settleSignature,
    betSignature: round.betSignature,
    eventIndex: 0,
    timeMs: round.settledAtMs,
    user: event.user,
    creator: event.creator,
    token: event.tokenMint,
    wager: event.wager,
    payout: event.payout,
    jackpot: event.jackpotPayout,
    bonusUsed: null,
    multiplierBps: event.multiplierBps,
    game: gameOf(event.metadata, gameIds),
    event: {
      pool: event.pool,
      slot: round.settledSlot,
      betSlot: evidence.betSlot,
      nonce: event.nonce,
      clientSeed: event.clientSeed,
      rngSeed: event.rngSeed,
      nextRngSeedHashed: event.nextRngSeedHashed,
      resultIndex: event.resultIndex,
      bet: event.bet,
      metadata: event.metadata,
      fees: event.fees,
      poolLiquidity: event.poolLiquidity,
      jackpotDraw: { probabilityUbps: event.jackpotProbabilityUbps, drawn: event.jackpotResult },
    },
  }
}
