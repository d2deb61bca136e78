import { createHash } from "node:crypto"
import { desc, max, min, sql, sum } from "drizzle-orm"
import * as v from "valibot"
import {
  type ClientError,
  type ClientErrorGroups,
  clientError,
  clientErrorDays,
  maxErrorGroups,
} from "../contract/client-errors"
import { databaseNowMs } from "../database/clock"
import type { Database } from "../database/open-database"
import { clientErrors } from "../database/schema"
import { takeFromLimit } from "../http/rate-limiter"

const dayMs = 86_400_000
/** Different failures of one day. Whatever else is reported is one more of "others", so that a flood fills no disk. */
export const maxGroupsPerDay = 500

/** Of which one network address may bring so many in an hour: a stranger who invents some takes the day from nobody else. */
export const newGroups = { count: 40, windowMs: 3_600_000 }

const others: Omit<ClientError, "count"> = {
  what: "Other failures, of a day with too many different ones",
  name: "Others",
  message: "",
  frames: [],
  page: "/",
  build: "",
  browser: "other",
}

/** The same for a failure of every build: names of files without their hash, and no lines. */
function idOf({ what, name, message, frames }: Omit<ClientError, "count">): string {
  const files = frames.map((frame) => frame.replace(/:\d+:\d+$/, "").replace(/-[\w-]{8}(?=\.\w+$)/, ""))
  return createHash("sha256")
    .update(JSON.stringify([what, name, message, files[0]]))
    .digest("base64url")
    .slice(0, 16)
}

/** Adds the failures to those of the day. What they hold has been parsed, and redacted with it; `addressKey` is the hashed network address. */
export async function storeClientErrors(
  { db }: Database,
  errors: readonly ClientError[],
  addressKey: string,
  groupsPerDay = maxGroupsPerDay,
): Promise<void> {
  if (errors.length === 0) return
  await db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ day: sql<number>`${databaseNowMs} / ${dayMs}`, ids: sql<string[]>`array_agg(${clientErrors.id})` })
      .from(clientErrors)
      .where(sql`${clientErrors.firstAtMs} / ${dayMs} = ${databaseNowMs} / ${dayMs}`)
    const known = new Set(stored?.ids ?? [])
    const added = new Map<string, ClientError>()
    for (const error of errors) {
      const id = idOf(error)
      const isOneTooMany = async () =>
        known.size >= groupsPerDay || (await takeFromLimit(tx, `client-error-groups:${addressKey}`, newGroups)) > 0
      if (!known.has(id) && (await isOneTooMany())) {
        added.set("others", { ...others, count: (added.get("others")?.count ?? 0) + error.count })
        continue
      }
      known.add(id)
      added.set(id, { ...error, count: (added.get(id)?.count ?? 0) + error.count })
    }
    // In one order, so that two reports of the same failures do not wait for each other for ever.
    for (const [id, { frames, count, ...facts }] of [...added].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const latest = { ...facts, frames: JSON.stringify(frames), lastAtMs: databaseNowMs }
      await tx
        .insert(clientErrors)
        .values({
          ...{ ...latest, key: `${stored?.day}-${id}`, id, count },
          firstAtMs: databaseNowMs,
          endsAtMs: sql`${databaseNowMs} + ${clientErrorDays * dayMs}`,
        })
        .onConflictDoUpdate({
          target: clientErrors.key,
          set: { ...latest, count: sql`${clientErrors.count} + ${count}` },
        })
    }
  })
}

const frames = clientError.entries.frames

/** Failures of all stored days, each with its newest report, the one that happened last first. */
export async function readClientErrors({ db }: Database): Promise<ClientErrorGroups> {
  const groups = await db
    .select({
      id: clientErrors.id,
      count: sum(clientErrors.count),
      firstAtMs: min(clientErrors.firstAtMs),
      lastAtMs: max(clientErrors.lastAtMs),
      newest: max(clientErrors.key),
    })
    .from(clientErrors)
    .groupBy(clientErrors.id)
    .orderBy(desc(max(clientErrors.lastAtMs)))
    .limit(maxErrorGroups)
  const keys = groups.flatMap(({ newest }) => newest ?? [])
  if (keys.length === 0) return { groups: [] }
  const rows = await db.select().from(clientErrors).where(sql`key in ${keys}`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    groups: groups.flatMap(({ id, count, firstAtMs, lastAtMs }) => {
      const row = byId.get(id)
      if (!row || firstAtMs === null || lastAtMs === null) return []
      const { what, name, message, page, build, browser } = row
      return [
        {
          ...{ id, what, name, message, page, build, browser },
          frames: v.parse(frames, JSON.parse(row.frames)),
          ...{ count: Number(count), firstAtMs: Number(firstAtMs), lastAtMs: Number(lastAtMs) },
        },
      ]
    }),
  }
}
