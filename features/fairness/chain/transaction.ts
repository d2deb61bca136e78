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
    logMessages: v.nullish(v.array(v.string())),
    innerInstructions: v.nullish(v.array(v.object({ instructions: v.array(instruction) }))),
    loadedAddresses: v.nullish(v.object({ writable: v.array(address), readonly: v.array(address) })),
  }),
})
export type ChainTransaction = v.InferOutput<typeof transactionSchema>

/** Events that the program itself wrote: another program of the transaction may write the same bytes. */
export function settledEvents({ meta }: ChainTransaction): GameSettledEvent[] {
  const running: string[] = []
  return (meta.logMessages ?? []).flatMap((line) => {
    const [, invoked] = /^Program (\w+) invoke \[\d+\]$/.exec(line) ?? []
    if (invoked !== undefined) running.push(invoked)
    else if (/^Program \w+ (success|failed.*)$/.test(line)) running.pop()
    const [, data] = /^Program data: ([\w+/=]+)$/.exec(line) ?? []
    if (data === undefined || running.at(-1) !== GAMBA_PROGRAM) return []
    const event = decodeGameSettled(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)))
    return event === null ? [] : [event]
  })
}

/** The program's instructions, those that other programs called included, in no promised order between the two. */
export function roundInstructions({ transaction, meta }: ChainTransaction): RoundInstruction[] {
  const { accountKeys, instructions } = transaction.message
  const keys = [...accountKeys, ...(meta.loadedAddresses?.writable ?? []), ...(meta.loadedAddresses?.readonly ?? [])]
  const inner = (meta.innerInstructions ?? []).flatMap((group) => group.instructions)
  return [...instructions, ...inner].flatMap(({ programIdIndex, accounts, data }) => {
    if (keys[programIdIndex] !== GAMBA_PROGRAM) return []
    const decoded = decodeRoundInstruction(
      decodeBase58(data),
      accounts.map((at) => keys[at] ?? ""),
    )
    return decoded === null ? [] : [decoded]
  })
}
