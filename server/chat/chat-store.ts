import { and, count, desc, eq, getTableColumns, gt, isNull, lt, type SQL, sql } from "drizzle-orm"
import {
  type ChatMessage,
  type ChatMessages,
  cooldownMs,
  maxBans,
  maxMessages,
  type ReportedMessages,
} from "../contract/chat"
import { displayName } from "../contract/display-name"
import { databaseNowMs } from "../database/clock"
import { notifyChange } from "../database/live-answer"
import type { Database, Transaction } from "../database/open-database"
import { auditLog, chatBans, chatMessages, chatReports } from "../database/schema"
import { takeFromLimit } from "../http/rate-limiter"

/** Messages stored; older ones are deleted with the next post. */
export const retention = 100
export const chatTopic = "chat"
/** Within which the same text of the same wallet is refused, also when it wrote others in between. */
const repeatedWithinMs = 5 * 60_000
const comparedMessages = 10
/** Wallets that begin to post from one network address: a new wallet costs nothing. */
const newPosters = { count: 3, windowMs: 3_600_000 }
const reportsPerHour = { count: 20, windowMs: 3_600_000 }

export type PostOutcome =
  | { kind: "posted"; id: number; change: string }
  | { kind: "wait"; waitMs: number }
  | { kind: "banned"; untilMs: number }
  | { kind: "repeated" }

/** The newest messages, oldest first. */
export async function latestMessages({ db }: Database): Promise<ChatMessages> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(isNull(chatMessages.removed))
    .orderBy(desc(chatMessages.id))
    .limit(maxMessages)
  return { messages: rows.reverse().map(onWire) }
}

class Refused extends Error {
  constructor(readonly outcome: PostOutcome) {
    super(outcome.kind)
  }
}

interface NewPost {
  wallet: string
  text: string
  addressKey: string
  /** Whether the address is everybody's, so that the wallets that begin to post from it are not counted. */
  isShared?: boolean
}

/**
 * Stores a message. `text` has been cleaned; `addressKey` is the hashed network address. A refused message leaves no
 * cooldown behind.
 */
export async function postMessage(
  { db }: Database,
  { wallet, text, addressKey, isShared = false }: NewPost,
): Promise<PostOutcome> {
  try {
    return await db.transaction(async (tx) => {
      await refuseBannedOrRepeated(tx, wallet, text)
      for (const key of [`chat:wallet:${wallet}`, `chat:address:${addressKey}`]) {
        const waitMs = await takeFromLimit(tx, key, { count: 1, windowMs: cooldownMs })
        if (waitMs > 0) throw new Refused({ kind: "wait", waitMs })
      }
      // A wallet that posted within the hour is known at this address; the first to come are counted.
      const seen = await takeFromLimit(tx, `chat:poster:${addressKey}:${wallet}`, {
        count: 1,
        windowMs: newPosters.windowMs,
      })
      const waitMs = isShared || seen > 0 ? 0 : await takeFromLimit(tx, `chat:new-posters:${addressKey}`, newPosters)
      if (waitMs > 0) throw new Refused({ kind: "wait", waitMs })
      // Ids are given at the insert and become visible at the commit: one post at a time, or a reader sees them out of order.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${chatTopic}))`)
      const [row] = await tx
        .insert(chatMessages)
        .values({ wallet, text, sentAtMs: databaseNowMs })
        .returning({ id: chatMessages.id })
      if (!row) throw new Error("The message could not be stored.")
      await tx
        .delete(chatMessages)
        .where(
          lt(
            chatMessages.id,
            sql`(select min(id) from (select id from chat_messages order by id desc limit ${retention}) as newest)`,
          ),
        )
      return { kind: "posted", id: row.id, change: await notifyChange(tx, chatTopic) }
    })
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    throw error
  }
}

async function refuseBannedOrRepeated(tx: Transaction, wallet: string, text: string) {
  const [ban] = await tx
    .select()
    .from(chatBans)
    .where(and(eq(chatBans.wallet, wallet), gt(chatBans.untilMs, databaseNowMs)))
  if (ban) throw new Refused({ kind: "banned", untilMs: ban.untilMs })
  const lately = await tx
    .select({ text: chatMessages.text, ageMs: sql<number>`${databaseNowMs} - ${chatMessages.sentAtMs}` })
    .from(chatMessages)
    .where(eq(chatMessages.wallet, wallet))
    .orderBy(desc(chatMessages.id))
    .limit(comparedMessages)
  const isSame = (one: { text: string; ageMs: number }) =>
    Number(one.ageMs) < repeatedWithinMs && one.text.toLowerCase() === text.toLowerCase()
  if (lately.some(isSame)) throw new Refused({ kind: "repeated" })
}

/** Notes that a player reported a message; a second report of the same player changes nothing. */
export function reportMessage(
  { db }: Database,
  messageId: number,
  reporter: string,
): Promise<"reported" | "unknown" | { waitMs: number }> {
  return db.transaction(async (tx) => {
    const message = tx
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(and(eq(chatMessages.id, messageId), isNull(chatMessages.removed)))
    // Locked, so that nobody deletes it before the report refers to it.
    const [found] = await message.for("key share")
    if (!found) return "unknown"
    const waitMs = await takeFromLimit(tx, `chat:reports:${reporter}`, reportsPerHour)
    if (waitMs > 0) return { waitMs }
    await tx.insert(chatReports).values({ messageId, reporter, reportedAtMs: databaseNowMs }).onConflictDoNothing()
    return "reported"
  })
}

/** What players reported and everybody still reads, what was deleted, and who is banned: what the owner can act upon, newest first. */
export async function readReports({ db }: Database): Promise<ReportedMessages> {
  const [reported, removed, bans] = await Promise.all([
    db
      .select({ ...getTableColumns(chatMessages), reports: count() })
      .from(chatMessages)
      .innerJoin(chatReports, eq(chatReports.messageId, chatMessages.id))
      .where(isNull(chatMessages.removed))
      .groupBy(chatMessages.id)
      .orderBy(desc(chatMessages.id))
      .limit(retention),
    db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.removed, "delete"))
      .orderBy(desc(chatMessages.id))
      .limit(retention),
    db
      .select()
      .from(chatBans)
      .where(gt(chatBans.untilMs, databaseNowMs))
      .orderBy(desc(chatBans.untilMs))
      .limit(maxBans),
  ])
  return {
    messages: reported.map(({ reports, ...message }) => ({ ...onWire(message), reports })),
    removed: removed.map(onWire),
    bans: bans.map((ban) => ({ ...ban, user: displayName(ban.wallet) })),
  }
}

const onWire = ({ id, wallet, text, sentAtMs }: Omit<typeof chatMessages.$inferSelect, "removed">): ChatMessage => ({
  ...{ id, wallet, text },
  user: displayName(wallet),
  ts: sentAtMs,
})

/**
 * Runs a signed `chat-delete:{id}`, `chat-ban:{wallet}:{hours}`, or what undoes them, `chat-restore:{id}` and `chat-unban:{wallet}`,
 * and writes it to the audit log. Gives the change's id.
 */
export async function moderate({ db }: Database, owner: string, action: string): Promise<string> {
  const [kind, subject = "", hours = "0"] = action.split(":")
  return db.transaction(async (tx) => {
    const mark = (removed: "delete" | "ban" | null, before: "delete" | "ban" | null, of: SQL) =>
      tx
        .update(chatMessages)
        .set({ removed })
        .where(and(of, before === null ? isNull(chatMessages.removed) : eq(chatMessages.removed, before)))
    const one = () => eq(chatMessages.id, Number(subject))
    const theirs = eq(chatMessages.wallet, subject)
    if (kind === "chat-delete") await mark("delete", null, one())
    if (kind === "chat-restore") await mark(null, "delete", one())
    if (kind === "chat-ban") {
      const untilMs = sql`${databaseNowMs} + ${Number(hours) * 3_600_000}`
      await tx
        .insert(chatBans)
        .values({ wallet: subject, untilMs })
        .onConflictDoUpdate({ target: chatBans.wallet, set: { untilMs } })
      await mark("ban", null, theirs)
    }
    if (kind === "chat-unban") {
      await tx.delete(chatBans).where(eq(chatBans.wallet, subject))
      await mark(null, "ban", theirs)
    }
    await tx.insert(auditLog).values({ atMs: databaseNowMs, wallet: owner, action })
    return notifyChange(tx, chatTopic)
  })
}
