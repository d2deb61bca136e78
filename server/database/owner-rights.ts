import { type SQL, sql } from "drizzle-orm"
import * as v from "valibot"
import { DatabaseUnusable } from "./database-away"

/** What a superuser types, where the database's user may not make tables in it: a restore by another user leaves it so. */
export interface LackingRights {
  says: string
  cure: string
  /** Tables are another user's: not even reading works. */
  isForeign: boolean
}

export class DatabaseOfAnother extends DatabaseUnusable {
  override readonly name = "DatabaseOfAnother"
  constructor({ says, cure }: LackingRights) {
    super(`The database ${says}. ${cure}`)
  }
}

const found = v.object({
  rows: v.tuple([
    v.object({ user: v.string(), name: v.string(), creates: v.boolean(), isForeign: v.boolean(), schema: v.string() }),
  ]),
})

/** Whether the user may make tables and schemas, and owns the tables that are there; null when it may. Reads alone. */
export async function lackingRights(db: { execute(query: SQL): PromiseLike<unknown> }): Promise<LackingRights | null> {
  const reply = await db.execute(sql`
    select quote_ident(current_user) as user, quote_ident(current_database()) as name,
      coalesce(quote_ident(current_schema()), '') as schema,
      has_database_privilege(current_database(), 'create')
        and coalesce(has_schema_privilege(current_schema(), 'create'), false) as creates,
      exists (select from pg_tables where schemaname in ('drizzle', current_schema())
        and not pg_has_role(tableowner, 'usage')) as "isForeign"`)
  const { user, name, schema, creates, isForeign } = v.parse(found, reply).rows[0]
  if (isForeign)
    return {
      isForeign,
      says: `${name} holds tables that ${user} does not own`,
      cure: `Restore the dump again with pg_restore --no-owner --role=${user} (docs/operations.md).`,
    }
  if (creates) return null
  const grant = schema === "" ? "" : ` grant create on schema ${schema} to ${user};`
  return {
    isForeign,
    says: `${name} does not let ${user} make tables`,
    cure: `As PostgreSQL's superuser, in ${name}: alter database ${name} owner to ${user};${grant}`,
  }
}
