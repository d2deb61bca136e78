import { randomBytes } from "node:crypto"
import { eq } from "drizzle-orm"
import type { Database } from "./open-database"
import { serverSecrets } from "./schema"

const known = new WeakMap<Database, Map<string, Promise<string>>>()

/** A secret of this database, made at its first use and the same in every process; in hexadecimal. */
export function serverSecret(database: Database, name: string): Promise<string> {
  const secrets = known.get(database) ?? new Map<string, Promise<string>>()
  known.set(database, secrets)
  const asked = secrets.get(name) ?? read(database, name)
  secrets.set(name, asked)
  asked.catch(() => secrets.delete(name))
  return asked
}

async function read({ db }: Database, name: string): Promise<string> {
  await db
    .insert(serverSecrets)
    .values({ name, value: randomBytes(32).toString("hex") })
    .onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  if (!row) throw new Error(`The secret "${name}" could not be stored.`)
  return row.value
}
