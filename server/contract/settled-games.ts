import * as v from "valibot"
import { address, transactionSignature } from "./address"
import { amount } from "./amount"
import { whole } from "./figures"

/** Text from our server; hosts that send a number are understood as long as it is exact. */
const units = v.pipe(v.union([v.string(), v.pipe(whole, v.transform(String))]), amount)
/** Null when it is not known: other hosts leave fields out, and the chain forgets old transactions. */
const known = <T>(schema: v.GenericSchema<unknown, T>) => v.nullish(schema, null)
const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength))

const settledGame = v.pipe(
  v.object({
    /** Of the settlement. */
    signature: text(100),
    /** The player's own transaction. */
    bet_signature: known(transactionSignature),
    /** Among the settled games of one transaction. */
    event_index: known(whole),
    slot: known(whole),
    bet_slot: known(whole),
    /**
     * The slot in which the hash of the RNG seed was published: that of the wallet's settlement before. Null for a wallet's first
     * play, whose hash the RNG provider publishes in a transaction that does not name the casino; the verifier finds that one by
     * the wallet's game account.
     */
    commitment_slot: known(whole),
    user: address,
    creator: address,
    /** The mint. */
    token: address,
    pool: known(address),
    /** The game's id, empty when the metadata name none. */
    game: known(text(40)),
    /** What the game wrote into the bet. In a game of several bets it is the step, from which the run follows. */
    metadata: known(text(1_000)),
    wager: units,
    payout: units,
    /** What was won from the jackpot beside the payout. */
    jackpot: v.optional(units),
    creator_fee: known(units),
    pool_fee: known(units),
    gamba_fee: known(units),
    jackpot_fee: known(units),
    /** The part of the wager that was paid from the bonus balance. */
    bonus_used: known(units),
    /** In micro basis points: 10,000,000,000 are certain. */
    jackpot_probability_ubps: known(whole),
    jackpot_result: known(whole),
    /** Of the pool, after the settlement. */
    pool_liquidity: known(units),
    nonce: known(whole),
    client_seed: known(text(200)),
    rng_seed: known(text(200)),
    next_rng_seed_hashed: known(text(200)),
    result_index: known(whole),
    /** Multipliers of all outcomes in basis points. */
    bet: known(v.pipe(v.array(whole), v.maxLength(1_000))),
    multiplier_bps: v.optional(whole),
    /** Already divided. */
    multiplier: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
    /** Milliseconds since 1970. */
    time: v.optional(whole),
    /** Seconds since 1970. */
    block_time: v.optional(whole),
    bet_time: known(whole),
    /** True when the chain no longer had the transaction when it was to be read whole. */
    partial: v.optional(v.boolean()),
  }),
  v.transform(({ multiplier, multiplier_bps, time, block_time, ...game }) => ({
    signature: game.signature,
    betSignature: game.bet_signature,
    eventIndex: game.event_index ?? 0,
    slot: game.slot,
    betSlot: game.bet_slot,
    commitmentSlot: game.commitment_slot,
    user: game.user,
    creator: game.creator,
    token: game.token,
    pool: game.pool,
    game: game.game,
    metadata: game.metadata,
    wager: game.wager,
    payout: game.payout,
    jackpot: game.jackpot,
    creatorFee: game.creator_fee,
    poolFee: game.pool_fee,
    gambaFee: game.gamba_fee,
    jackpotFee: game.jackpot_fee,
    bonusUsed: game.bonus_used,
    jackpotProbabilityUbps: game.jackpot_probability_ubps,
    jackpotResult: game.jackpot_result,
    poolLiquidity: game.pool_liquidity,
    nonce: game.nonce,
    clientSeed: game.client_seed,
    rngSeed: game.rng_seed,
    nextRngSeedHashed: game.next_rng_seed_hashed,
    resultIndex: game.result_index,
    bet: game.bet,
    multiplierBps: multiplier_bps ?? (multiplier === undefined ? undefined : Math.round(multiplier * 10_000)),
    timeMs: time ?? (block_time === undefined ? undefined : block_time * 1_000),
    betTimeMs: game.bet_time,
    partial: game.partial ?? false,
  })),
)
export type SettledGame = v.InferOutput<typeof settledGame>
export type SettledGameWire = v.InferInput<typeof settledGame>

const results = v.pipe(
  v.array(v.fallback(v.nullable(settledGame), null)),
  v.maxLength(200),
  v.transform((rows) => rows.filter((row) => row !== null)),
)

/** One page of settled plays, newest first. A play that does not fit is left out: one odd row must not hide the others. */
export const settledGames = v.object({
  results,
  /** How many there are on all pages. */
  total: v.optional(whole),
  /** Asks for the page below as `before`; null on the last page. */
  next: v.optional(v.nullable(text(40))),
  /** False while older plays are still being read. */
  complete: v.optional(v.boolean()),
})
export type SettledGames = v.InferOutput<typeof settledGames>
export type SettledGamesWire = v.InferInput<typeof settledGames>

/** The plays of one transaction, whose signature is a bet's or a settlement's. */
export const settledGameOfTransaction = v.object({ results })
export type SettledGameOfTransaction = v.InferOutput<typeof settledGameOfTransaction>
export type SettledGameOfTransactionWire = v.InferInput<typeof settledGameOfTransaction>
