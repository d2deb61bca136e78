import type { SettledGameWire } from "../contract/settled-games"
import type { SettledGame } from "../database/settled-game"

/** A play as the API answers it, which the database writes by `playJson`. */
const digits = (value: bigint | null): string | null => (value === null ? null : String(value))

export const wirePlay = (play: SettledGame, creator: string): SettledGameWire => ({
  signature: play.signature,
  bet_signature: play.betSignature,
  event_index: play.eventIndex,
  slot: play.slot,
  bet_slot: play.betSlot,
  commitment_slot: play.commitmentSlot,
  time: play.timeMs,
  bet_time: play.betTimeMs,
  user: play.player,
  creator,
  token: play.token,
  pool: play.pool,
  game: play.game,
  metadata: play.metadata,
  wager: String(play.wager),
  payout: String(play.payout),
  jackpot: String(play.jackpot),
  multiplier_bps: play.multiplierBps,
  creator_fee: digits(play.creatorFee),
  pool_fee: digits(play.poolFee),
  gamba_fee: digits(play.gambaFee),
  jackpot_fee: digits(play.jackpotFee),
  bonus_used: digits(play.bonusUsed),
  jackpot_probability_ubps: play.jackpotProbabilityUbps,
  jackpot_result: play.jackpotResult,
  pool_liquidity: digits(play.poolLiquidity),
  nonce: play.nonce,
  client_seed: play.clientSeed,
  rng_seed: play.rngSeed,
  next_rng_seed_hashed: play.nextRngSeedHashed,
  result_index: play.resultIndex,
  bet: play.bet === null ? null : [...play.bet],
  partial: play.partial,
})
