import type { PlayQueries } from "../database/play-queries"

/**
 * The queries that a route uses, of the plays that were read so far.
 * @throws when there is no database, or the chain was never read.
 */
export type PlaySource<Query extends keyof PlayQueries = keyof PlayQueries> = () => Promise<
  Pick<PlayQueries, "progress" | Query>
>

/** The stored plays with their state. @throws before the chain was read for the first time. */
export async function readPlays<Query extends keyof PlayQueries>(plays: PlaySource<Query>) {
  const queries = await plays()
  const progress = await queries.progress()
  if (!progress) throw new Error("The chain was not read yet.")
  return { queries, asOf: { as_of: progress.readAtMs, complete: progress.complete } }
}
