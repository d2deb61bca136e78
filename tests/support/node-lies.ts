import type { RpcCall } from "@dghrt/fairness/chain"
import { Keypair, VersionedTransaction } from "@solana/web3.js"
import * as v from "valibot"
import { encodeBase58 } from "../../localnet/bank/base58"

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

/** Several lies at once. */
export const all =
  (...lies: readonly Lie[]): Lie =>
  (method, params, answer) =>
    lies.reduce((said, lie) => lie(method, params, said), answer)

/** Moves the slot of every transaction. */
export const allSlots =
  (change: (slot: number) => number): Lie =>
  (method, _, answer) =>
    method === "getTransaction" && typeof answer === "object" && answer !== null && "slot" in answer
      ? { ...answer, slot: change(Number(answer.slot)) }
      : answer

export const hidingAll: Lie = (method, _, answer) => (method === "getSignaturesForAddress" ? [] : answer)

export const refusing: Lie = () => {
  throw new Error("The node refused getTransaction: too many requests")
}

export const fail = (answer: Answer): void => {
  answer.meta.err = { InstructionError: [0, { Custom: 1 }] }
}

export const enrich = (answer: Answer): void => {
  answer.meta.postBalances = answer.meta.postBalances.map((lamports) => lamports + 1)
}

/** Alters one byte of the transaction, counted from its end where `index` is negative. */
export const alterByte =
  (index: number) =>
  (answer: Answer): void => {
    const bytes = Buffer.from(answer.transaction[0], "base64")
    const at = index < 0 ? bytes.length + index : index
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    answer.transaction[0] = bytes.toString("base64")
  }

export const spoilEvents = (answer: Answer): void => {
  answer.meta.logMessages = answer.meta.logMessages.map((line) => line.replace(/^(Program data: ).+$/, "$1=?!="))
}

const messageOf = ({ transaction }: Answer) =>
  VersionedTransaction.deserialize(Buffer.from(transaction[0], "base64")).message

/** Copies the message's own instructions among those that other programs called. */
export const addInner = (answer: Answer): void => {
  const instructions = messageOf(answer).compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
    ...{ programIdIndex, accounts: accountKeyIndexes, data: encodeBase58(data) },
  }))
  answer.meta.innerInstructions = [{ index: 0, instructions }]
}

/** Names an account of the message where the lookup table holds another one. */
export const loadTwice = (answer: Answer): void => {
  const [held] = messageOf(answer).staticAccountKeys
  answer.meta.loadedAddresses?.writable.splice(0, 1, held?.toBase58() ?? "")
}

/** Names other accounts than the lookup table holds. */
export const loadOther = ({ meta }: Answer): void => {
  const { writable = [], readonly = [] } = meta.loadedAddresses ?? {}
  for (const list of [writable, readonly])
    for (const at of list.keys()) list[at] = Keypair.generate().publicKey.toBase58()
}
