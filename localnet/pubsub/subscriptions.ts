import { systemProgram } from "../bank/address"
import type { Bank } from "../bank/bank"
import type { Commitment } from "../bank/commitment"
import type { TransactionRecord } from "../bank/history"
import { accountEncoder } from "../rpc/account-encoding"
import { readFilters } from "../rpc/account-methods"
import { type Params, readAddress, readView } from "../rpc/params"
import { invalidParams } from "../rpc/rpc-error"

/** What a subscriber is notified of once a transaction has the commitment that it asked for. */
type Watch = (record: TransactionRecord) => unknown[]

export interface Subscription {
  notification: string
  commitment: Commitment
  watch: Watch
  /** Accounts are announced again after a rollback, as they were before it; a transaction is announced once. */
  followsAccounts: boolean
  /** Heard at once, for a signature that is already on chain. */
  initially: unknown[]
  once: boolean
}

type Open = (params: Params, bank: Bank) => Subscription

const lasting = (notification: string, rest: Pick<Subscription, "commitment" | "watch" | "followsAccounts">) => ({
  notification,
  initially: [],
  once: false,
  ...rest,
})

const kinds: Record<string, Open> = {
  accountSubscribe(params, bank) {
    const address = params.address(0)
    const options = params.fields(1)
    const { commitment } = readView(options, bank)
    const encode = accountEncoder(options)
    return lasting("accountNotification", {
      commitment,
      followsAccounts: true,
      watch(record) {
        const { accounts } = bank.at(commitment)
        return written(record).includes(address) ? [encode(accounts.get(address) ?? deleted, accounts)] : []
      },
    })
  },

  programSubscribe(params, bank) {
    const program = params.address(0)
    const options = params.fields(1)
    const { commitment } = readView(options, bank)
    const encode = accountEncoder(options)
    const accepts = readFilters(options.filters)
    return lasting("programNotification", {
      commitment,
      followsAccounts: true,
      watch(record) {
        const { accounts } = bank.at(commitment)
        return written(record).flatMap((address) => {
          const account = accounts.get(address)
          if (account?.owner !== program || !accepts(account)) return []
          return [{ pubkey: address, account: encode(account, accounts) }]
        })
      },
    })
  },

  logsSubscribe(params, bank) {
    const mentioned = readMentioned(params)
    const { commitment } = readView(params.fields(1), bank)
    return lasting("logsNotification", {
      commitment,
      followsAccounts: false,
      watch: (record) =>
        mentioned === null || record.keys.includes(mentioned)
          ? [{ signature: record.signature, err: record.error, logs: record.logs }]
          : [],
    })
  },

  signatureSubscribe(params, bank) {
    const signature = params.signature(0)
    const { commitment, slot } = readView(params.fields(1), bank)
    const known = bank.history.find(signature)
    return {
      notification: "signatureNotification",
      commitment,
      followsAccounts: false,
      watch: (record) => (record.signature === signature ? [{ err: record.error }] : []),
      initially: known && known.slot <= slot ? [{ err: known.error }] : [],
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
