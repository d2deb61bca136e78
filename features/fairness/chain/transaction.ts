import * as v from "valibot"
import { decodeBase58 } from "./base58"
import {
  decodeGameSettled,
  decodeRoundInstruction,
  GAMBA_PROGRAM,
  type GameSettledEvent,
  type RoundInstruction,
} from "./gamba-data"

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

/** What `getTransaction` answers with encoding "json", as far as a round needs it. */
export const transactionSchema = v.object({
  slot: index,
  blockTime: v.optional(v.nullable(v.number())),
  transaction: v.object({
    signatures: v.pipe(v.array(v.string()), v.minLength(1)),
    message: v.object({ accountKeys: v.array(address), instructions: v.array(instruction) }),
  }),
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
export type ChainTransaction = v.InferOutput<typeof transactionSchema>

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
  return data === undefined ? null : Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
}

export const settledEvents = (transaction: ChainTransaction): GameSettledEvent[] =>
  linesOf(transaction, GAMBA_PROGRAM).flatMap((line) => {
    const bytes = eventBytes(line)
    return (bytes && decodeGameSettled(bytes)) ?? []
  })

/** All accounts that the transaction names, in the order in which its instructions and balances count them. */
export const accountKeys = ({ transaction, meta }: ChainTransaction): string[] => [
  ...transaction.message.accountKeys,
  ...(meta.loadedAddresses?.writable ?? []),
  ...(meta.loadedAddresses?.readonly ?? []),
]

/** The program's instructions, those that other programs called included, in no promised order between the two. */
export function instructionsOf(transaction: ChainTransaction, program: string) {
  const keys = accountKeys(transaction)
  const inner = (transaction.meta.innerInstructions ?? []).flatMap((group) => group.instructions)
  return [...transaction.transaction.message.instructions, ...inner].flatMap(({ programIdIndex, accounts, data }) =>
    keys[programIdIndex] === program
      ? [{ data: decodeBase58(data), accounts: accounts.map((at) => keys[at] ?? "") }]
      : [],
  )
}

export const roundInstructions = (transaction: ChainTransaction): RoundInstruction[] =>
  instructionsOf(transaction, GAMBA_PROGRAM).flatMap(
    ({ data, accounts }) => decodeRoundInstruction(data, accounts) ?? [],
  )
