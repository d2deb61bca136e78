import { and, count, desc, eq, getTableColumns, gt, isNull, like, lt, type SQL, sql } from "drizzle-orm"
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
import { auditLog, chatBans, chatMessages, chatReports, rateLimits } from "../database/schema"
import { takeFromLimit } from "../http/rate-limiter"

/** Messages stored; older ones are deleted with the next post. */
export const retention = 100
export const chatTopic = "chat"
/** Within which the same text of the same wallet is refused, also when it wrote others in between. */
const repeatedWithinMs = 5 * 60_000
const comparedMessages = 10
/** Wallets that begin to post from one network address: a new wallet costs nothing. */
const newPosters = { count: 3, windowMs: 3_600_000 }
/** Of all wallets together: more is read by nobody, and the newest fifty would be one writer's. */
export const messagesPerMinute = { count: 60, windowMs: 60_000 }
const reportsPerHour = { count: 20, windowMs: 3_600_000 }
/** How long a wallet is known at an address that it wrote from, and how long a new one waits at most at that of a banned wallet. */
const oncePerDay = { count: 1, windowMs: 86_400_000 }
const posterKey = (addressKey: string, wallet: string) => `chat:poster:${addressKey}:${wallet}`

export type PostOutcome =
  | { kind: "posted"; id: number; change: string }
  /** Stored, and shown once the owner has approved it. */
  | { kind: "waits"; id: number; untilMs: number }
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
  /** Whether the address is everybody's, so that the wallets that begin to post from it are not counted and do not wait. */
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
      const isNew = (await takeFromLimit(tx, posterKey(addressKey, wallet), oncePerDay)) === 0 && !isShared
      const untilMs = isNew ? await waitsUntilMs(tx, addressKey, wallet) : null
      for (const [key, limit] of [
        ...(isNew ? [[`chat:new-posters:${addressKey}`, newPosters] as const] : []),
        ["chat:everybody", messagesPerMinute] as const,
      ]) {
        const waitMs = await takeFromLimit(tx, key, limit)
        if (waitMs > 0) throw new Refused({ kind: "wait", waitMs })
      }
      // Ids are given at the insert and become visible at the commit: one post at a time, or a reader sees them out of order.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${chatTopic}))`)
      const [row] = await tx
        .insert(chatMessages)
        .values({ wallet, text, sentAtMs: databaseNowMs, removed: untilMs === null ? null : "wait" })
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
      if (untilMs !== null) return { kind: "waits", id: row.id, untilMs }
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

/**
 * Until when the first message of a new wallet waits for the owner: a wallet that is banned wrote from this address in the last
 * day. Null when none did. A second message is refused meanwhile.
 */
async function waitsUntilMs(tx: Transaction, addressKey: string, wallet: string): Promise<number | null> {
  const endsMs = sql<string>`least(${chatBans.untilMs}, ${rateLimits.untilMs})`
  const [ban] = await tx
    .select({ endsMs })
    .from(chatBans)
    .innerJoin(rateLimits, eq(rateLimits.key, sql`${posterKey(addressKey, "")} || ${chatBans.wallet}`))
    .where(gt(endsMs, databaseNowMs))
    .orderBy(desc(endsMs))
    .limit(1)
  const shown = and(eq(chatMessages.wallet, wallet), isNull(chatMessages.removed))
  if (!ban || (await tx.$count(chatMessages, shown)) > 0) return null
  const untilMs = Number(ban.endsMs)
  await tx.delete(rateLimits).where(eq(rateLimits.key, posterKey(addressKey, wallet)))
  const waitMs = await takeFromLimit(tx, `chat:waiting:${addressKey}:${wallet}`, oncePerDay)
  if (waitMs > 0) throw new Refused({ kind: "banned", untilMs })
  return untilMs
}

/**
 * Notes that a player reported a message; a second report of the same player changes nothing. `addressKey` is null where it is
 * everybody's.
 */
export function reportMessage(
  { db }: Database,
  { messageId, reporter, addressKey }: { messageId: number; reporter: string; addressKey: string | null },
): Promise<"reported" | "unknown" | { waitMs: number }> {
  return db.transaction(async (tx) => {
    const message = tx
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(and(eq(chatMessages.id, messageId), isNull(chatMessages.removed)))
    // Locked, so that nobody deletes it before the report refers to it.
    const [found] = await message.for("key share")
    if (!found) return "unknown"
    for (const key of [reporter, addressKey]) {
      const waitMs = key === null ? 0 : await takeFromLimit(tx, `chat:reports:${key}`, reportsPerHour)
      if (waitMs > 0) return { waitMs }
    }
    await tx.insert(chatReports).values({ messageId, reporter, reportedAtMs: databaseNowMs }).onConflictDoNothing()
    return "reported"
  })
}

/** What players reported and everybody still reads, what was deleted or waits, and who is banned: what the owner can act upon, newest first. */
export async function readReports({ db }: Database): Promise<ReportedMessages> {
  const without = (removed: "delete" | "wait") =>
    db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.removed, removed))
      .orderBy(desc(chatMessages.id))
      .limit(retention)
  const [reported, removed, waiting, bans] = await Promise.all([
    db
      .select({ ...getTableColumns(chatMessages), reports: count() })
      .from(chatMessages)
      .innerJoin(chatReports, eq(chatReports.messageId, chatMessages.id))
      .where(isNull(chatMessages.removed))
      .groupBy(chatMessages.id)
      .orderBy(desc(chatMessages.id))
      .limit(retention),
    without("delete"),
    without("wait"),
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
    waiting: waiting.map(onWire),
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
    type Removed = "delete" | "ban" | "wait" | null
    const mark = (removed: Removed, before: Removed, of: SQL) =>
      tx
        .update(chatMessages)
        .set({ removed })
        .where(and(of, before === null ? isNull(chatMessages.removed) : eq(chatMessages.removed, before)))
        .returning({ wallet: chatMessages.wallet })
    const one = () => eq(chatMessages.id, Number(subject))
    const theirs = eq(chatMessages.wallet, subject)
    if (kind === "chat-delete") await mark("delete", null, one())
    if (kind === "chat-restore") {
      await mark(null, "delete", one())
      for (const { wallet } of await mark(null, "wait", one())) await welcome(tx, wallet)
    }
    if (kind === "chat-ban") {
      const untilMs = sql`${databaseNowMs} + ${Number(hours) * 3_600_000}`
      await tx
        .insert(chatBans)
        .values({ wallet: subject, untilMs })
        .onConflictDoUpdate({ target: chatBans.wallet, set: { untilMs } })
      await mark("ban", null, theirs)
      await mark("delete", "wait", theirs)
      // For a day from now it is known where they wrote from.
      await tx
        .update(rateLimits)
        .set({ untilMs: sql`${databaseNowMs} + ${oncePerDay.windowMs}` })
        .where(and(like(rateLimits.key, posterKey("%", subject)), gt(rateLimits.untilMs, databaseNowMs)))
    }
    if (kind === "chat-unban") {
      await tx.delete(chatBans).where(eq(chatBans.wallet, subject))
      await mark(null, "ban", theirs)
    }
    await tx.insert(auditLog).values({ atMs: databaseNowMs, wallet: owner, action })
    return notifyChange(tx, chatTopic)
  })
}

/** From now on the wallet is known where it waited. */
const welcome = (tx: Transaction, wallet: string) =>
  tx.execute(sql`
    with waited as (delete from rate_limits where key like ${`chat:waiting:%:${wallet}`} returning key)
    insert into rate_limits (key, count, until_ms)
    select replace(key, 'chat:waiting:', 'chat:poster:'), 1, ${databaseNowMs} + ${oncePerDay.windowMs}::bigint from waited
    on conflict (key) do nothing`)
