import * as v from "valibot"

const section = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4_000)),
})

/** What a player agrees to before the first bet. Another version is agreed to anew. */
export const terms = v.object({
  version: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  sections: v.pipe(v.array(section), v.minLength(1), v.maxLength(60), v.readonly()),
})
export type Terms = v.InferOutput<typeof terms>
