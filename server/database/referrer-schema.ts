import { bigint, boolean, integer, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core"

/** Whom a player's record on chain names; one row for each player whose record was read. */
export const referrers = pgTable(
  "referrers",
  {
    sourceId: integer("source_id").notNull(),
    player: text().notNull(),
    /** Null for a player without a record. */
    referrer: text(),
    /** The player's plays when the record was read: more of them are a reason to read it again. */
    plays: bigint({ mode: "number" }).notNull(),
    readAtMs: bigint("read_at_ms", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.player] })],
)

/** Every player of a casino; the roll-ups of the plays write it. */
export const platformPlayers = pgTable(
  "platform_players",
  {
    sourceId: integer("source_id").notNull(),
    player: text().notNull(),
    plays: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.player] })],
)

/** What a bet paid to its player's referrer. */
export const referralShares = pgTable(
  "referral_shares",
  {
    sourceId: integer("source_id").notNull(),
    /** Of the bet. */
    signature: text().notNull(),
    player: text().notNull(),
    token: text().notNull(),
    referrer: text().notNull(),
    amount: numeric({ precision: 20, scale: 0, mode: "bigint" }).notNull(),
    /** Whether it is in `referral_totals`, which is so while the bet is settled. */
    counted: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.signature, table.player] })],
)

export const referralTotals = pgTable(
  "referral_totals",
  {
    sourceId: integer("source_id").notNull(),
    referrer: text().notNull(),
    player: text().notNull(),
    token: text().notNull(),
    plays: bigint({ mode: "number" }).notNull(),
    amount: numeric({ precision: 38, scale: 0, mode: "bigint" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.referrer, table.player, table.token] })],
)
