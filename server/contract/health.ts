import * as v from "valibot"

/** The process answers. */
export const health = v.object({ status: v.literal("ok"), version: v.pipe(v.string(), v.maxLength(40)) })
export type Health = v.InferOutput<typeof health>

/** Whether the process can do its work; with a part that fails the status is 503. */
export const readiness = v.object({
  ready: v.boolean(),
  database: v.boolean(),
  chain: v.boolean(),
  /** Milliseconds since the chain was last read completely; null while it never was. */
  indexerLagMs: v.nullable(v.pipe(v.number(), v.minValue(0))),
})
export type Readiness = v.InferOutput<typeof readiness>
