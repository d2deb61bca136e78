import type { SettledGame } from "#contract/settled-games"
import { gameOf } from "./game-of"
import type { Play, PlayEvent } from "./play"

/** The whole event, or null where the indexer leaves a part of it out. */
function eventOf(game: SettledGame): PlayEvent | null {
  const { pool, slot, nonce, clientSeed, rngSeed, nextRngSeedHashed, resultIndex, bet, metadata, poolLiquidity } = game
  const { creatorFee, gambaFee, poolFee, jackpotFee } = game
  if (pool === null || slot === null || nonce === null || resultIndex === null || bet === null) return null
  if (clientSeed === null || rngSeed === null || nextRngSeedHashed === null || metadata === null) return null
  if (poolLiquidity === null || creatorFee === null || gambaFee === null || poolFee === null || jackpotFee === null)
    return null
  return {
    pool,
    slot,
    betSlot: game.betSlot,
    nonce,
    clientSeed,
    rngSeed,
    nextRngSeedHashed,
    resultIndex,
    bet,
    metadata,
    fees: { creator: creatorFee, gamba: gambaFee, pool: poolFee, jackpot: jackpotFee },
    poolLiquidity,
    jackpotDraw:
      game.jackpotProbabilityUbps === null || game.jackpotResult === null
        ? null
        : { probabilityUbps: BigInt(game.jackpotProbabilityUbps), drawn: BigInt(game.jackpotResult) },
  }
}

/** A play as the indexer lists it. */
export function playOfIndexed(game: SettledGame, gameIds: readonly string[]): Play {
  const { signature, betSignature, eventIndex, user, creator, token, wager, payout } = game
  const multiplierBps = game.multiplierBps ?? (wager > 0n ? Number((payout * 10_000n) / wager) : 0)
  // An indexer that leaves the game empty may know fewer ways to write it than the catalogue's own rule.
  const known = game.game || (game.metadata === null ? "" : gameOf(game.metadata, gameIds))
  return {
    signature,
    betSignature,
    eventIndex,
    timeMs: game.timeMs ?? null,
    user,
    creator,
    token,
    wager,
    payout,
    jackpot: game.jackpot ?? 0n,
    bonusUsed: game.bonusUsed,
    multiplierBps,
    game: gameIds.includes(known) ? known : "",
    event: eventOf(game),
  }
}
