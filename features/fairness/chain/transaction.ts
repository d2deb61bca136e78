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
const instruction = v.object({ programIdIndex: index, accounts: v.array(index), data: v.string() })

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

const base64Bytes = v.pipe(
  v.string(),
  v.base64(),
  v.transform((text) => bytesOfBase64(text)),
)

/** What `getTransaction` answers with encoding "base64", as far as a round needs it. Only the bytes are signed. */
const transactionSchema = v.object({
  slot: index,
  blockTime: v.optional(v.nullable(v.number())),
  transaction: v.tuple([base64Bytes, v.literal("base64")]),
  meta: v.object({
    err: v.unknown(),
    preBalances: v.optional(v.array(v.number()), []),
    postBalances: v.optional(v.array(v.number()), []),
    preTokenBalances: v.nullish(v.array(tokenBalance)),
    postTokenBalances: v.nullish(v.array(tokenBalance)),
    logMessages: v.nullish(v.array(v.string())),
    innerInstructions: v.nullish(v.array(v.object({ instructions: v.array(instruction) }))),
    loadedAddresses: v.nullish(v.object({ writable: v.array(address), readonly: v.array(address) })),
  }),
})

/** A transaction whose signatures were checked, beside what the node says of it. */
export interface ChainTransaction extends Omit<v.InferOutput<typeof transactionSchema>, "transaction"> {
  signed: SignedTransaction
}

const bytesOfBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/**
 * Reads a node's answer to `getTransaction`; null when it has an unknown shape.
 * Throws a RangeError where the bytes are not what the signature signs.
 */
export function readTransaction(answer: unknown, signature: string): ChainTransaction | null {
  const parsed = v.safeParse(transactionSchema, answer)
  if (!parsed.success) return null
  const { transaction, ...reported } = parsed.output
  return { ...reported, signed: readSigned(transaction[0], signature) }
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

/** The bytes of an event in a log line; null for any other line. */
export function eventBytes(line: string): Uint8Array | null {
  const [, data] = /^Program data: ([\w+/=]+)$/.exec(line) ?? []
  return data === undefined ? null : bytesOfBase64(data)
}

export const settledEvents = (transaction: ChainTransaction): GameSettledEvent[] =>
  linesOf(transaction, GAMBA_PROGRAM).flatMap((line) => {
    const bytes = eventBytes(line)
    return (bytes && decodeGameSettled(bytes)) ?? []
  })

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
    const decoded = decodeRoundInstruction(data, accounts)
    return decoded ? [{ ...decoded, isSigned }] : []
  })
