import { sql } from "drizzle-orm"
import { betArrays, settledGames as play } from "./play-schema"

/**
 * A play as `settledGame` of the contract has it on the wire, written by the database: decoding 200 plays of 36 columns and
 * writing them again takes ten times the time of joining 200 texts. Amounts are strings.
 */
export const playJson = (creator: string) => sql<string>`json_build_object(
  'signature', ${play.signature}, 'bet_signature', ${play.betSignature}, 'event_index', ${play.eventIndex},
  'slot', ${play.slot}, 'bet_slot', ${play.betSlot}, 'commitment_slot', ${play.commitmentSlot},
  'time', ${play.timeMs}, 'bet_time', ${play.betTimeMs}, 'user', ${play.player}, 'creator', ${creator}::text,
  'token', ${play.token}, 'pool', ${play.pool}, 'game', ${play.game}, 'metadata', ${play.metadata},
  'wager', ${play.wager}::text, 'payout', ${play.payout}::text, 'jackpot', ${play.jackpot}::text,
  'multiplier_bps', ${play.multiplierBps}, 'creator_fee', ${play.creatorFee}::text, 'pool_fee', ${play.poolFee}::text,
  'gamba_fee', ${play.gambaFee}::text, 'jackpot_fee', ${play.jackpotFee}::text, 'bonus_used', ${play.bonusUsed}::text,
  'jackpot_probability_ubps', ${play.jackpotProbabilityUbps}, 'jackpot_result', ${play.jackpotResult},
  'pool_liquidity', ${play.poolLiquidity}::text, 'nonce', ${play.nonce}, 'client_seed', ${play.clientSeed},
  'rng_seed', ${play.rngSeed}, 'next_rng_seed_hashed', ${play.nextRngSeedHashed}, 'result_index', ${play.resultIndex},
  'bet', ${betArrays.multipliers}::json, 'partial', ${play.partial})::text`
