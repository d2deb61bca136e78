import { bigint, boolean, integer, numeric, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core"

// The tables of the event store as migration 0002 makes them, with their indexes. A change here is a new migration.

const whole = (name: string) => bigint(name, { mode: "number" })
/** A token amount: the program counts in u64, which is more than Postgres' own bigint holds. */
const units = (name: string) => numeric(name, { precision: 20, scale: 0, mode: "bigint" })
const sumOfUnits = (name: string) => numeric(name, { precision: 38, scale: 0, mode: "bigint" }).notNull()
const sourceId = () =>
  integer("source_id")
    .notNull()
    .references(() => playSources.id)

/** A casino on a chain: plays, and how far they were read, belong to one. */
export const playSources = pgTable("play_sources", {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  /** The genesis hash: a new local chain counts from nothing. */
  chain: text().notNull(),
  creator: text().notNull(),
  /** The newest transaction that was read; null while the chain knows none of this creator. */
  newest: text(),
  /** Null before the chain was read for the first time. */
  readAtMs: whole("read_at_ms"),
})

/** Transactions older than `before` and newer than `until` that are still to be read. */
export const unreadSpans = pgTable("unread_spans", {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  sourceId: sourceId(),
  before: text().notNull(),
  /** Null: to the first transaction of all. */
  until: text(),
  /** Whether its plays are stored, and only what their bets paid to referrers is not. */
  forShares: boolean("for_shares").notNull().default(false),
})

/** Transactions that the node named and did not return; each is asked for again, with a growing pause. */
export const missingTransactions = pgTable(
  "missing_transactions",
  {
    sourceId: sourceId(),
    signature: text().notNull(),
    attempts: integer().notNull(),
    nextAttemptMs: whole("next_attempt_ms").notNull(),
    /** A play that was taken back: it may land again, and is missing only if a node names it. */
    rolledBack: boolean("rolled_back").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.signature] })],
)

/** Bets whose settlement has not been read. */
export const openBets = pgTable(
  "open_bets",
  {
    sourceId: sourceId(),
    player: text().notNull(),
    signature: text().notNull(),
    slot: whole("slot").notNull(),
    timeMs: whole("time_ms").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.player, table.signature] })],
)

/** Multipliers of a bet as JSON, stored once: most bets of a game share theirs. */
export const betArrays = pgTable("bet_arrays", {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  multipliers: text().notNull(),
  digest: text().notNull(),
})

/** Every play that the chain settled, with all that its event says. Null is not known: the row is partial then. */
export const settledGames = pgTable("settled_games", {
  id: whole("id").generatedAlwaysAsIdentity().primaryKey(),
  sourceId: sourceId(),
  /** Of the settlement. */
  signature: text().notNull(),
  /** Among the settled games of one transaction. */
  eventIndex: integer("event_index").notNull(),
  slot: whole("slot").notNull(),
  timeMs: whole("time_ms").notNull(),
  /** The player's own transaction. */
  betSignature: text("bet_signature"),
  betSlot: whole("bet_slot"),
  betTimeMs: whole("bet_time_ms"),
  /** The slot in which the hash of the RNG seed was published. */
  commitmentSlot: whole("commitment_slot"),
  player: text().notNull(),
  token: text().notNull(),
  pool: text(),
  /** Empty when the metadata name no game. */
  game: text().notNull(),
  wager: units("wager").notNull(),
  payout: units("payout").notNull(),
  jackpot: units("jackpot").notNull(),
  multiplierBps: whole("multiplier_bps").notNull(),
  /** The sign of payout minus wager. */
  outcome: smallint().notNull(),
  creatorFee: units("creator_fee"),
  poolFee: units("pool_fee"),
  gambaFee: units("gamba_fee"),
  jackpotFee: units("jackpot_fee"),
  bonusUsed: units("bonus_used"),
  jackpotProbabilityUbps: whole("jackpot_probability_ubps"),
  jackpotResult: whole("jackpot_result"),
  /** The pool's liquidity after the settlement. */
  poolLiquidity: units("pool_liquidity"),
  nonce: whole("nonce"),
  clientSeed: text("client_seed"),
  rngSeed: text("rng_seed"),
  nextRngSeedHashed: text("next_rng_seed_hashed"),
  resultIndex: integer("result_index"),
  betArrayId: integer("bet_array_id"),
  metadata: text(),
  /** Whether the cluster has finalized the settlement, so that it cannot be rolled back. */
  finalized: boolean().notNull(),
  partial: boolean().notNull(),
})

const tally = () => ({
  plays: whole("plays").notNull(),
  wins: whole("wins").notNull(),
  pushes: whole("pushes").notNull(),
  wagered: sumOfUnits("wagered"),
  /** Payouts without jackpots. */
  paid: sumOfUnits("paid"),
})
/** Days and hours are counted from 1970 in UTC. */
const day = () => integer().notNull()

// Roll-ups, written in the transaction that inserts the plays they count. `platform_players` is read by `roll-ups.ts` alone.

export const playerTotals = pgTable(
  "player_totals",
  {
    sourceId: sourceId(),
    player: text().notNull(),
    token: text().notNull(),
    game: text().notNull(),
    ...tally(),
    jackpots: sumOfUnits("jackpots"),
    /** The part of `wagered` that was paid from bonus. */
    bonus: sumOfUnits("bonus").default(0n),
    bestMultiplierBps: whole("best_multiplier_bps").notNull(),
    firstMs: whole("first_ms").notNull(),
    lastMs: whole("last_ms").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.player, table.token, table.game] })],
)

export const playerDays = pgTable(
  "player_days",
  {
    sourceId: sourceId(),
    token: text().notNull(),
    day: day(),
    player: text().notNull(),
    ...tally(),
    bestMultiplierBps: whole("best_multiplier_bps").notNull(),
    bonus: sumOfUnits("bonus").default(0n),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.token, table.day, table.player] })],
)

export const playerHours = pgTable(
  "player_hours",
  {
    sourceId: sourceId(),
    token: text().notNull(),
    hour: integer().notNull(),
    player: text().notNull(),
    plays: whole("plays").notNull(),
    wagered: sumOfUnits("wagered"),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.token, table.hour, table.player] })],
)

export const playerTokens = pgTable(
  "player_tokens",
  {
    sourceId: sourceId(),
    player: text().notNull(),
    token: text().notNull(),
    plays: whole("plays").notNull(),
    wagered: sumOfUnits("wagered"),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.player, table.token] })],
)

export const gameDays = pgTable(
  "game_days",
  {
    sourceId: sourceId(),
    token: text().notNull(),
    game: text().notNull(),
    day: day(),
    plays: whole("plays").notNull(),
    wagered: sumOfUnits("wagered"),
    paid: sumOfUnits("paid"),
    bonus: sumOfUnits("bonus").default(0n),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.token, table.game, table.day] })],
)

export const gameTotals = pgTable(
  "game_totals",
  {
    sourceId: sourceId(),
    token: text().notNull(),
    game: text().notNull(),
    ...tally(),
    /** What the operator earned. Partial plays do not say their fee and count as nothing until they are read again. */
    creatorFees: sumOfUnits("creator_fees").default(0n),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.token, table.game] })],
)

export const platformDays = pgTable(
  "platform_days",
  {
    sourceId: sourceId(),
    token: text().notNull(),
    day: day(),
    plays: whole("plays").notNull(),
    /** Distinct. */
    players: whole("players").notNull(),
    wagered: sumOfUnits("wagered"),
    paid: sumOfUnits("paid"),
    bonus: sumOfUnits("bonus").default(0n),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.token, table.day] })],
)

export const platformTotals = pgTable("platform_totals", {
  sourceId: sourceId().primaryKey(),
  plays: whole("plays").notNull(),
  /** Distinct. */
  players: whole("players").notNull(),
})

/** A pool as the plays of this casino saw it. */
export const poolDays = pgTable(
  "pool_days",
  {
    sourceId: sourceId(),
    token: text().notNull(),
    pool: text().notNull(),
    day: day(),
    plays: whole("plays").notNull(),
    wagered: sumOfUnits("wagered"),
    paid: sumOfUnits("paid"),
    poolFees: sumOfUnits("pool_fees"),
    /** After the last play of the day. */
    liquidity: units("liquidity").notNull(),
    liquiditySlot: whole("liquidity_slot").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.token, table.pool, table.day] })],
)
