import { sql } from "drizzle-orm"

/** Milliseconds since 1970 by the database's clock: processes whose clocks differ agree on it. */
export const databaseNowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
