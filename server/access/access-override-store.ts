import { eq } from "drizzle-orm"
import { type AccessOverride, type AccessOverrideContent, defaultAccessOverride } from "../contract/access-override"
import { databaseNowMs } from "../database/clock"
import { notifyChange } from "../database/live-answer"
import type { Database } from "../database/open-database"
import { accessOverrides, auditLog } from "../database/schema"

export const accessTopic = "access-override"

export async function readAccessOverride({ db }: Database): Promise<AccessOverride> {
  const [row] = await db.select().from(accessOverrides).where(eq(accessOverrides.id, 1))
  if (!row) return defaultAccessOverride
  const { enabled, accessMessage, offlineMessage, changedAtMs } = row
  return { enabled, accessMessage, offlineMessage, changedAtMs }
}

/** Writes what the owner signed, and that they did to the audit log. Gives the change's id. */
export async function writeAccessOverride(
  { db }: Database,
  owner: string,
  content: AccessOverrideContent,
): Promise<string> {
  return db.transaction(async (tx) => {
    const set = { ...content, changedAtMs: databaseNowMs }
    await tx
      .insert(accessOverrides)
      .values({ id: 1, ...set })
      .onConflictDoUpdate({ target: accessOverrides.id, set })
    const action = content.enabled ? "access-override: closed" : "access-override: open"
    await tx.insert(auditLog).values({ atMs: databaseNowMs, wallet: owner, action })
    return notifyChange(tx, accessTopic)
  })
}
