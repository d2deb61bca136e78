import * as v from "valibot"

/** Of one request. */
export const mostCalls = 100

const version = v.literal("2.0")
const callId = v.union([v.pipe(v.string(), v.maxLength(100)), v.number(), v.null()])
const call = v.object({
  jsonrpc: version,
  id: callId,
  method: v.pipe(v.string(), v.maxLength(60)),
  params: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(10)), []),
})
/** One call or several, and an answer to each. */
export const rpcCalls = v.union([call, v.pipe(v.array(call), v.minLength(1), v.maxLength(mostCalls))])
const failure = v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) })
const oneAnswer = v.union([
  v.object({ jsonrpc: version, id: callId, result: v.unknown() }),
  v.object({ jsonrpc: version, id: callId, error: failure }),
])
export const rpcAnswers = v.union([oneAnswer, v.array(oneAnswer)])
