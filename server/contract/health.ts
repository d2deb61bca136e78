import * as v from "valibot"

export const health = v.object({ status: v.literal("ok"), version: v.pipe(v.string(), v.maxLength(40)) })
export type Health = v.InferOutput<typeof health>
