import { type Output, object, oneOf, text } from "./schema"

export const health = object({ status: oneOf(["ok"]), version: text(40) })
export type Health = Output<typeof health>
