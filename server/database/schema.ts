import { bigint, boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"

// The tables as the migrations make them. A change here is a new file there.

const timeMs = (name: string) => bigint(name, { mode: "number" }).notNull()

/** Made once per database and shared by its processes. */
export const serverSecrets = pgTable("server_secrets", { name: text().primaryKey(), value: text().notNull() })

/** Messages that a wallet was asked to sign; each is deleted when it is answered, so that it counts once. */
export const challenges = pgTable("challenges", {
  nonce: text().primaryKey(),
  wallet: text().notNull(),
  action: text().notNull(),
  message: text().notNull(),
  expiresAtMs: timeMs("expires_at_ms"),
})

/** Signed-in browsers; only the SHA-256 of the cookie is stored. */
export const sessions = pgTable("sessions", {
  tokenHash: text("token_hash").primaryKey(),
  wallet: text().notNull(),
  expiresAtMs: timeMs("expires_at_ms"),
})

export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  count: integer().notNull(),
  untilMs: timeMs("until_ms"),
})

export const chatMessages = pgTable("chat_messages", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  wallet: text().notNull(),
  text: text().notNull(),
  sentAtMs: timeMs("sent_at_ms"),
  /** By what it was removed, or "wait" before the owner has shown it; null while everybody reads it. */
  removed: text({ enum: ["delete", "ban", "wait"] }),
})

export const chatReports = pgTable(
  "chat_reports",
  {
    messageId: bigint("message_id", { mode: "number" }).notNull(),
    reporter: text().notNull(),
    reportedAtMs: timeMs("reported_at_ms"),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.reporter] })],
)

export const chatBans = pgTable("chat_bans", { wallet: text().primaryKey(), untilMs: timeMs("until_ms") })

/** Who moderated or closed the casino, and when. */
export const auditLog = pgTable("audit_log", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  atMs: timeMs("at_ms"),
  wallet: text().notNull(),
  action: text().notNull(),
})

/** One row, once the owner has changed it. */
export const accessOverrides = pgTable("access_override", {
  id: integer().primaryKey(),
  enabled: boolean().notNull(),
  accessMessage: text("access_message").notNull(),
  offlineMessage: text("offline_message").notNull(),
  changedAtMs: timeMs("changed_at_ms"),
})

/** One row: the token prices that all processes share, and when the price service may be asked again. */
export const sharedPrices = pgTable("shared_prices", {
  id: integer().primaryKey(),
  /** JSON; null until the first answer. */
  body: text(),
  askAgainAtMs: timeMs("ask_again_at_ms"),
})

/** One row for each failure in browsers and UTC day. */
export const clientErrors = pgTable("client_errors", {
  key: text().primaryKey(),
  /** Of the failure, on every day. */
  id: text().notNull(),
  what: text().notNull(),
  name: text().notNull(),
  message: text().notNull(),
  /** JSON. */
  frames: text().notNull(),
  page: text().notNull(),
  build: text().notNull(),
  browser: text({ enum: ["chromium", "firefox", "webkit", "other"] }).notNull(),
  count: bigint({ mode: "number" }).notNull(),
  firstAtMs: timeMs("first_at_ms"),
  lastAtMs: timeMs("last_at_ms"),
  endsAtMs: timeMs("ends_at_ms"),
})
