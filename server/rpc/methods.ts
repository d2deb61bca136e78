import * as v from "valibot"
import { fromBase58 } from "../contract/base58"

/** Accounts of one call; a node takes no more. */
export const mostAccounts = 100
const mostSignatures = 256
/** Longer than any transaction that the network takes, in base64. */
const longestTransaction = 2_000
const longestOptions = 4_000

/** One that is no address would fail the call in which it is joined with others. */
const isAddress = (text: string) => text.length <= 44 && fromBase58(text)?.length === 32
const address = v.pipe(v.string(), v.check(isAddress))
const addresses = v.pipe(v.array(address), v.maxLength(mostAccounts))
const transaction = v.pipe(v.string(), v.maxLength(longestTransaction))
/** A signature, the hash of a block or the name of an encoding. */
const word = v.pipe(v.string(), v.maxLength(100))
const scalar = v.nullable(v.union([word, v.number(), v.boolean()]))
const holding = (inside: v.GenericSchema) => v.union([scalar, v.array(inside), v.record(v.string(), inside)])
/** Of any name, because nodes add some. The deepest that a client sends are filters, such as `filters: [{ memcmp: { offset: 0 } }]`. */
const options = v.nullish(
  v.pipe(
    v.record(v.string(), holding(holding(holding(scalar)))),
    v.check((given) => JSON.stringify(given).length <= longestOptions),
  ),
)
/** The text of a transaction is base64, whatever a client says. */
const simulation = v.pipe(
  options,
  v.transform((given) => ({ ...given, encoding: "base64" })),
)
/** Those at the end may be left out. */
const params = (...list: v.GenericSchema[]) =>
  v.pipe(
    v.strictTuple(list),
    v.transform((given) => given.filter((param) => param !== undefined)),
  )

/**
 * What the app asks a node, with the parameters that it may have: the gateway is no node for others. A parsed parameter is bounded in
 * size and depth, so that it can always be written as JSON.
 */
export const methods: ReadonlyMap<string, v.GenericSchema<unknown, unknown[]>> = new Map(
  Object.entries({
    getAccountInfo: params(address, options),
    getBalance: params(address, options),
    getBlockHeight: params(options),
    getBlockTime: params(v.number()),
    getEpochInfo: params(options),
    getFeeForMessage: params(transaction, options),
    getGenesisHash: params(),
    getHealth: params(),
    getLatestBlockhash: params(options),
    getMinimumBalanceForRentExemption: params(v.number(), options),
    getMultipleAccounts: params(addresses, options),
    getProgramAccounts: params(address, options),
    getRecentPrioritizationFees: params(v.optional(addresses)),
    getSignaturesForAddress: params(address, options),
    getSignatureStatuses: params(v.pipe(v.array(word), v.maxLength(mostSignatures)), options),
    getSlot: params(options),
    getTokenAccountBalance: params(address, options),
    getTokenAccountsByOwner: params(address, v.record(word, address), options),
    getTransaction: params(word, options),
    getVersion: params(),
    isBlockhashValid: params(word, options),
    sendTransaction: params(transaction, options),
    simulateTransaction: params(transaction, simulation),
  }),
)

/** The same for all players within a slot. `getAccountInfo` is added for the accounts of pools and programs alone. */
export const sharedMethods: ReadonlySet<string> = new Set([
  "getEpochInfo",
  "getGenesisHash",
  "getLatestBlockhash",
  "getMinimumBalanceForRentExemption",
  "getProgramAccounts",
  "getRecentPrioritizationFees",
  "getSlot",
  "getVersion",
])

export const gamba = "Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18"
export const multiplayer = "GambaMyTW8C1NSeFrv2c3KfmX1MSDBF6YbxDeb7dBPxM"
const referral = "RefwFk2PPNd9bPehSyAkrkrehSHkvz6mTAHTNe8v9vH"
export const ourPrograms: ReadonlySet<string> = new Set([gamba, multiplayer, referral])
