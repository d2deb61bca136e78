import * as v from "valibot"

/** The process answers. */
export const health = v.object({ status: v.literal("ok"), version: v.pipe(v.string(), v.maxLength(40)) })
export type Health = v.InferOutput<typeof health>

/** A reading of the chain that is older than this makes a process unready: the indexer reads every few seconds. */
export const maxIndexerLagMs = 120_000

/** Whether the process can do its work; with a part that fails the status is 503. */
export const readiness = v.object({
  ready: v.boolean(),
  /** What this process lacks. */
  failed: v.optional(v.array(v.picklist(["database", "chain", "indexer"])), []),
  database: v.boolean(),
  chain: v.boolean(),
  /** Milliseconds since the chain was last read completely; null while it never was. */
  indexerLagMs: v.nullable(v.pipe(v.number(), v.minValue(0))),
})
export type Readiness = v.InferOutput<typeof readiness>

/** What is known of the parts; `indexing`, whether this process reads the chain, is true unless said otherwise. */
export type ReadinessParts = Omit<Readiness, "ready" | "failed"> & { indexing?: boolean }
