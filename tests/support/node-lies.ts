import type { RpcCall } from "@dghrt/fairness/chain"
import * as v from "valibot"

/** A node in between: answers as the honest one, altered. */
export type Lie = (method: string, params: readonly unknown[], answer: unknown) => unknown

export const lyingNode =
  (honest: RpcCall, lie: Lie): RpcCall =>
  async (method, params) =>
    lie(method, params, structuredClone(await honest(method, params)))

export const transactionAnswer = v.looseObject({
  slot: v.number(),
  transaction: v.tuple([v.string(), v.literal("base64")]),
  meta: v.looseObject({
    err: v.unknown(),
    preBalances: v.array(v.number()),
    postBalances: v.array(v.number()),
    logMessages: v.array(v.string()),
    loadedAddresses: v.optional(v.object({ writable: v.array(v.string()), readonly: v.array(v.string()) })),
    innerInstructions: v.optional(v.array(v.unknown())),
  }),
})
export type Answer = v.InferOutput<typeof transactionAnswer>

/** Alters what the node says of one transaction. */
export const about =
  (signature: string, alter: (answer: Answer) => void): Lie =>
  (method, params, answer) => {
    if (method !== "getTransaction" || params[0] !== signature) return answer
    const altered = v.parse(transactionAnswer, answer)
    alter(altered)
    return altered
  }

const listed = v.array(v.looseObject({ signature: v.string() }))

/** Leaves transactions out of every account's history. */
export const hiding =
  (...signatures: readonly string[]): Lie =>
  (method, _, answer) =>
    method === "getSignaturesForAddress"
      ? v.parse(listed, answer).filter(({ signature }) => !signatures.includes(signature))
      : answer

/** Serves one transaction under the signature of another. */
export const serving =
  (signature: string, other: unknown): Lie =>
  (method, params, answer) =>
    method === "getTransaction" && params[0] === signature ? other : answer

/** Alters the bytes of a transaction at the first place where `find` is. */
export const withBytes =
  (find: Uint8Array, change: (bytes: Uint8Array, at: number) => void) =>
  (answer: Answer): void => {
    const bytes = Buffer.from(answer.transaction[0], "base64")
    const at = bytes.indexOf(find)
    if (at < 0) throw new Error("The transaction does not hold these bytes")
    change(bytes, at)
    answer.transaction[0] = bytes.toString("base64")
  }

const utf8 = (text: string) => new Uint8Array(Buffer.from(text))
export const flipped = (text: string) => withBytes(utf8(text), (bytes, at) => bytes.set([(bytes[at] ?? 0) ^ 1], at))

const eventLine = /^Program data: (.+)$/

/** Alters the bytes of the event in the log that starts as `start`. */
export const withEvent =
  (start: readonly number[], alter: (event: Buffer) => void) =>
  (answer: Answer): void => {
    let altered = false
    answer.meta.logMessages = answer.meta.logMessages.map((line) => {
      const event = Buffer.from(eventLine.exec(line)?.[1] ?? "", "base64")
      if (!start.every((byte, index) => event[index] === byte)) return line
      alter(event)
      altered = true
      return `Program data: ${event.toString("base64")}`
    })
    if (!altered) throw new Error("The log holds no such event")
  }

export const addOne = (at: number) => (event: Buffer) => {
  event.writeBigUInt64LE(event.readBigUInt64LE(at) + 1n, at)
}
export const flip = (at: number) => (event: Buffer) => {
  event.writeUInt8(event.readUInt8(at) ^ 1, at)
}
