import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"

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
