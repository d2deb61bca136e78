import * as v from "valibot"
import { fromBase58 } from "../contract/base58"

export const gamba = "Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18"
export const multiplayer = "GambaMyTW8C1NSeFrv2c3KfmX1MSDBF6YbxDeb7dBPxM"
const referral = "RefwFk2PPNd9bPehSyAkrkrehSHkvz6mTAHTNe8v9vH"
export const ourPrograms: ReadonlySet<string> = new Set([gamba, multiplayer, referral])
/** The first eight bytes of the account of a race. */
const raceDiscriminator = "5aNQXizG8jB"

/** Accounts of one call; a node takes no more. */
export const mostAccounts = 100
const mostSignatures = 256
/** Signatures of one page; a node gives this many where none is named. */
export const signaturePage = 1_000
/** How many signatures a page may have. */
export const signatureLimit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(signaturePage))
/** Longer than any transaction that the network takes, in base64. */
const longestTransaction = 2_000

/** One that is no address would fail the call in which it is joined with others. */
const isAddress = (text: string) => text.length <= 44 && fromBase58(text)?.length === 32
const address = v.pipe(v.string(), v.check(isAddress))
const addresses = v.pipe(v.array(address), v.maxLength(mostAccounts))
const transaction = v.pipe(v.string(), v.maxLength(longestTransaction))
/** A signature or the hash of a block. */
const word = v.pipe(v.string(), v.maxLength(100))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const flag = v.optional(v.boolean())
const encoded = (...encodings: string[]) => v.optional(v.picklist(encodings))

const commitment = v.optional(v.picklist(["processed", "confirmed", "finalized"]))
const read = { commitment, minContextSlot: v.optional(whole) }
const object = v.custom<object>((given) => typeof given === "object" && !Array.isArray(given))
/** Drops what is not named here, and an empty object: each would make a shared answer of its own. */
const options = (entries: v.ObjectEntries) =>
  v.pipe(
    v.nullish(v.pipe(object, v.object(entries))),
    v.transform((given) => (given && Object.keys(given).length > 0 ? given : undefined)),
  )
/** Of an account: the longest that the app reads is a lookup table of eight kilobytes. Anybody may name a hundred of ten megabytes. */
const dataSlice = { offset: 0, length: 15_000 }
/** In base64, with what stands around it. */
export const longestAccount = 20_400
const accountOptions = v.pipe(
  options({ encoding: encoded("base64"), ...read }),
  v.transform((given) => ({ ...given, dataSlice })),
)
/** The text of a transaction is base64, whatever a client says. */
const simulation = v.pipe(
  options({ ...read, sigVerify: flag, replaceRecentBlockhash: flag }),
  v.transform((given) => ({ ...given, encoding: "base64" })),
)
/** Accounts that are no race are of no use to the app, and a filter that was dropped would ask for more. */
const races = v.object({
  encoding: encoded("base64"),
  commitment,
  withContext: flag,
  filters: v.strictTuple([
    v.strictObject({
      memcmp: v.strictObject({
        offset: v.literal(0),
        bytes: v.literal(raceDiscriminator),
        encoding: v.optional(v.literal("base58")),
      }),
    }),
  ]),
})
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
    getAccountInfo: params(address, accountOptions),
    getBlockTime: params(v.number()),
    getEpochInfo: params(options(read)),
    getGenesisHash: params(),
    getHealth: params(),
    getLatestBlockhash: params(options(read)),
    getMultipleAccounts: params(addresses, accountOptions),
    getProgramAccounts: params(v.literal(multiplayer), races),
    getRecentPrioritizationFees: params(v.optional(addresses)),
    getSignaturesForAddress: params(
      address,
      options({
        ...read,
        limit: v.optional(signatureLimit),
        before: v.optional(word),
        until: v.optional(word),
      }),
    ),
    getSignatureStatuses: params(
      v.pipe(v.array(word), v.maxLength(mostSignatures)),
      options({ searchTransactionHistory: flag }),
    ),
    getSlot: params(options(read)),
    getTransaction: params(
      word,
      options({
        encoding: encoded("base64", "json", "jsonParsed"),
        commitment,
        maxSupportedTransactionVersion: v.optional(whole),
      }),
    ),
    isBlockhashValid: params(word, options(read)),
    sendTransaction: params(transaction, v.optional(v.unknown())),
    simulateTransaction: params(transaction, simulation),
  }),
)

/** The same for all players within a slot. `getAccountInfo` is added for the accounts of pools and programs alone. */
export const sharedMethods: ReadonlySet<string> = new Set([
  "getEpochInfo",
  "getGenesisHash",
  "getLatestBlockhash",
  "getProgramAccounts",
  "getRecentPrioritizationFees",
  "getSlot",
])
