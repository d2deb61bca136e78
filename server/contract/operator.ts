import * as v from "valibot"

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

/** Who runs this casino, as the operator states it. */
export const operatorStatement = v.object({
  name: line(200),
  address: line(400),
  /** An e-mail address, or the address of a page. */
  contact: line(300),
  /** Its whole line; null when the operator states that there is none. */
  licence: v.nullable(line(400)),
  law: line(200),
})
export type OperatorStatement = v.InferOutput<typeof operatorStatement>
