import * as v from "valibot"
import { decodeBase58 } from "./base58"
import {
  decodeGameSettled,
  decodeRoundInstruction,
  GAMBA_PROGRAM,
  type GameSettledEvent,
  type RoundInstruction,
} from "./gamba-data"
import { readSigned, type SignedTransaction } from "./signed-transaction"

const address = v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))
const index = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A transaction runs no more instructions than this, calls between programs included. */
const mostInstructions = 64
/** A call carries 10 KiB at most. */
const calledData = v.pipe(v.string(), v.maxLength(14_100), v.regex(/^[1-9A-HJ-NP-Za-km-z]*$/))
const instruction = v.object({ programIdIndex: index, accounts: v.array(index), data: calledData })

const tokenBalance = v.object({
  mint: address,
  owner: v.optional(address),
  uiTokenAmount: v.object({
    amount: v.pipe(
      v.string(),
      v.regex(/^\d{1,20}$/),
      v.transform((digits) => BigInt(digits)),
    ),
  }),
})

/** Base64 of more bytes than a transaction has is not decoded at all. */
const base64Bytes = v.pipe(
  v.string(),
  v.check((text) => text.length <= 2_000 && isBase64(text)),
  v.transform((text) => bytesOfBase64(text)),
)

/** What `getTransaction` answers with encoding "base64", as far as a round needs it. Only the bytes are signed. */
const transactionSchema = v.object({
  slot: index,
  blockTime: v.optional(v.nullable(v.number())),
  transaction: v.tuple([base64Bytes, v.literal("base64")]),
  meta: v.object({
    err: v.unknown(),
    preBalances: v.optional(v.array(index), []),
    postBalances: v.optional(v.array(index), []),
    preTokenBalances: v.nullish(v.array(tokenBalance)),
    postTokenBalances: v.nullish(v.array(tokenBalance)),
    logMessages: v.nullish(v.array(v.string())),
    innerInstructions: v.nullish(
      v.pipe(
        v.array(v.object({ instructions: v.pipe(v.array(instruction), v.maxLength(mostInstructions)) })),
        v.maxLength(mostInstructions),
      ),
    ),
    loadedAddresses: v.nullish(v.object({ writable: v.array(address), readonly: v.array(address) })),
  }),
})

/** A transaction whose signatures were checked, beside what the node says of it. */
export interface ChainTransaction extends Omit<v.InferOutput<typeof transactionSchema>, "transaction"> {
  signed: SignedTransaction
}

const isBase64 = (text: string) =>
  text.length % 4 === 0 &&
  /^[A-Za-z0-9+/]*$/.test(text.slice(0, -2)) &&
  /^([A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==|)$/.test(text.slice(-2))
const bytesOfBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/**
 * Reads a node's answer to `getTransaction`; null when it has an unknown shape.
 * Throws a RangeError where the bytes are not what the signature signs.
 */
export function readTransaction(answer: unknown, signature: string): ChainTransaction | null {
  const parsed = v.safeParse(transactionSchema, answer)
  if (!parsed.success) return null
  const { transaction, ...reported } = parsed.output
  const signed = readSigned(transaction[0], signature)
  checkLoaded(signed, reported.meta.loadedAddresses)
  return { ...reported, signed }
}

type Loaded = v.InferOutput<typeof transactionSchema>["meta"]["loadedAddresses"]

/**
 * Only the node says what a lookup table holds. An account that the message holds itself is never among that: the cluster runs no
 * transaction that names an account twice, so such an answer would pass off another account as one that was signed.
 */
function checkLoaded({ accountKeys: signed, lookups }: SignedTransaction, loaded: Loaded): void {
  const named = [...(loaded?.writable ?? []), ...(loaded?.readonly ?? [])]
  if (named.length > 0 && named.length !== lookups)
    throw new RangeError(`it takes ${lookups} accounts from lookup tables, the node names ${named.length}`)
  const twice = named.find((account, at) => signed.includes(account) || named.indexOf(account) < at)
  if (twice !== undefined) throw new RangeError(`${twice} cannot come from a lookup table as well`)
}

/** Log lines that the program itself wrote, of calls through others too: another program may write the same text. */
export function linesOf({ meta }: ChainTransaction, program: string): string[] {
  const running: string[] = []
  return (meta.logMessages ?? []).filter((line) => {
    const [, invoked] = /^Program (\w+) invoke \[\d+\]$/.exec(line) ?? []
    if (invoked !== undefined) running.push(invoked)
    else if (/^Program \w+ (success|failed.*)$/.test(line)) running.pop()
    else return running.at(-1) === program
    return false
  })
}

const eventLine = "Program data: "
/** The log of a transaction is cut off at 10,000 bytes. */
const mostEventText = 16_000

/** Events among the lines that a program wrote; a line that cannot be decoded holds none. */
export function eventsOf<T>(lines: readonly string[], decode: (bytes: Uint8Array) => T | null): T[] {
  return lines.flatMap((line) => {
    const text = line.startsWith(eventLine) ? line.slice(eventLine.length) : ""
    if (text === "" || text.length > mostEventText || !isBase64(text)) return []
    return orNull(() => decode(bytesOfBase64(text))) ?? []
  })
}

/** Null for bytes that do not fit. */
function orNull<T>(decode: () => T): T | null {
  try {
    return decode()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return null
  }
}

export const settledEvents = (transaction: ChainTransaction): GameSettledEvent[] =>
  eventsOf(linesOf(transaction, GAMBA_PROGRAM), decodeGameSettled)

/** All accounts that the transaction names, in the order in which its instructions and balances count them. */
export const accountKeys = ({ signed, meta }: ChainTransaction): string[] => [
  ...signed.accountKeys,
  ...(meta.loadedAddresses?.writable ?? []),
  ...(meta.loadedAddresses?.readonly ?? []),
]

/** The program's instructions, those that other programs called included, in no promised order between the two. */
export function instructionsOf(transaction: ChainTransaction, program: string) {
  const keys = accountKeys(transaction)
  const inner = (transaction.meta.innerInstructions ?? []).flatMap((group) => group.instructions)
  const all = [
    ...transaction.signed.instructions.map((one) => ({ ...one, isSigned: true })),
    ...inner.map((one) => ({ ...one, data: decodeBase58(one.data), isSigned: false })),
  ]
  return all.flatMap(({ programIdIndex, accounts, data, isSigned }) =>
    keys[programIdIndex] === program ? [{ data, accounts: accounts.map((at) => keys[at] ?? ""), isSigned }] : [],
  )
}

/** Instructions of rounds; `isSigned` where the message itself holds them, and not another program's call. */
export const roundInstructions = (transaction: ChainTransaction): (RoundInstruction & { isSigned: boolean })[] =>
  instructionsOf(transaction, GAMBA_PROGRAM).flatMap(({ data, accounts, isSigned }) => {
    const decoded = orNull(() => decodeRoundInstruction(data, accounts))
    return decoded ? [{ ...decoded, isSigned }] : []
  })
