import { systemProgram } from "../bank/address"
import type { Bank } from "../bank/bank"
import type { TransactionRecord } from "../bank/history"
import { accountEncoder } from "../rpc/account-encoding"
import { readFilters } from "../rpc/account-methods"
import { checkContext, type Params, readAddress } from "../rpc/params"
import { invalidParams } from "../rpc/rpc-error"

/** What a subscriber is notified of after one transaction. */
type Watch = (record: TransactionRecord) => unknown[]

export interface Subscription {
  notification: string
  watch: Watch
  /** Heard at once, for a signature that is already on chain. */
  initially: unknown[]
  once: boolean
}

type Open = (params: Params, bank: Bank) => Subscription

const lasting = (notification: string, watch: Watch): Subscription => ({
  notification,
  watch,
  initially: [],
  once: false,
})

const kinds: Record<string, Open> = {
  accountSubscribe(params, bank) {
    const address = params.address(0)
    const options = params.fields(1)
    checkContext(options, bank.slots.current())
    const encode = accountEncoder(options, bank.accounts)
    return lasting("accountNotification", (record) =>
      written(record).includes(address) ? [encode(bank.accounts.get(address) ?? deleted)] : [],
    )
  },

  programSubscribe(params, bank) {
    const program = params.address(0)
    const options = params.fields(1)
    checkContext(options, bank.slots.current())
    const encode = accountEncoder(options, bank.accounts)
    const accepts = readFilters(options.filters)
    return lasting("programNotification", (record) =>
      written(record).flatMap((address) => {
        const account = bank.accounts.get(address)
        if (account?.owner !== program || !accepts(account)) return []
        return [{ pubkey: address, account: encode(account) }]
      }),
    )
  },

  logsSubscribe(params, bank) {
    const mentioned = readMentioned(params)
    checkContext(params.fields(1), bank.slots.current())
    return lasting("logsNotification", (record) =>
      mentioned === null || record.keys.includes(mentioned)
        ? [{ signature: record.signature, err: record.error, logs: record.logs }]
        : [],
    )
  },

  signatureSubscribe(params, bank) {
    const signature = params.signature(0)
    checkContext(params.fields(1), bank.slots.current())
    const known = bank.history.find(signature)
    return {
      notification: "signatureNotification",
      watch: (record) => (record.signature === signature ? [{ err: record.error }] : []),
      initially: known ? [{ err: known.error }] : [],
      once: true,
    }
  },
}

/** The kinds of subscription, by the method that opens them. */
export const openers = new Map(Object.entries(kinds))

/** What a closed account looks like to those who watch it. */
const deleted = { lamports: 0n, owner: systemProgram, executable: false, data: new Uint8Array() }

/** A failed transaction changes nothing but the balance of the one who pays. */
function written({ keys, writable, error }: TransactionRecord): string[] {
  return error === null ? keys.filter((_, index) => writable[index]) : keys.slice(0, 1)
}

/** One address, or null for every transaction. */
function readMentioned(params: Params): string | null {
  const filter = params.optionalText(0)
  if (filter === "all" || filter === "allWithVotes") return null
  const { mentions } = params.fields(0)
  if (!Array.isArray(mentions) || mentions.length !== 1 || typeof mentions[0] !== "string") {
    throw invalidParams('Invalid Request: Only 1 address supported in "mentions"')
  }
  return readAddress(mentions[0])
}
