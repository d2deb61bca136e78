import * as v from "valibot"

// What nodes answer, as far as it is read here: https://solana.com/docs/rpc

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const slot = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const context = v.object({ slot })

const base64 = v.pipe(
  v.string(),
  v.base64(),
  v.transform((text): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))),
)

const existingAccount = v.object({
  lamports: whole,
  owner: v.string(),
  executable: v.boolean(),
  data: v.pipe(
    v.tuple([base64, v.literal("base64")]),
    v.transform(([bytes]) => bytes),
  ),
})
const account = v.nullable(existingAccount)
/** Null for one that does not exist. */
export type Account = v.InferOutput<typeof account>

export const accountReply = v.object({ context, value: account })
export const accountsReply = v.object({ context, value: v.array(account) })
export const programAccounts = v.object({
  context,
  value: v.array(v.object({ pubkey: v.string(), account: existingAccount })),
})
export const programNotification = v.object({
  context,
  value: v.object({ pubkey: v.string(), account: existingAccount }),
})
export const logsNotification = v.object({
  context,
  value: v.object({ signature: v.string(), err: v.unknown(), logs: v.nullable(v.array(v.string())) }),
})

export const signatures = v.array(v.object({ signature: v.string(), slot, err: v.unknown() }))
export const signatureStatuses = v.object({
  context,
  value: v.array(v.nullable(v.object({ slot, err: v.unknown(), confirmationStatus: v.nullish(v.string()) }))),
})
export const epochInfo = v.object({ absoluteSlot: slot, blockHeight: v.optional(slot) })
export const prices = v.array(v.object({ prioritizationFee: v.number() }))
export const sent = v.string()

const tokenBalances = v.nullish(
  v.array(
    v.object({
      accountIndex: whole,
      uiTokenAmount: v.object({ amount: v.pipe(v.string(), v.regex(/^\d+$/)) }),
    }),
  ),
)
/** With `encoding: "jsonParsed"`: the accounts that lookup tables add stand among the keys. */
export const transaction = v.nullable(
  v.object({
    meta: v.nullable(
      v.object({
        logMessages: v.nullish(v.array(v.string())),
        preBalances: v.array(whole),
        postBalances: v.array(whole),
        preTokenBalances: tokenBalances,
        postTokenBalances: tokenBalances,
      }),
    ),
    transaction: v.object({
      signatures: v.array(v.string()),
      message: v.object({ accountKeys: v.array(v.object({ pubkey: v.string() })) }),
    }),
  }),
)
export type FoundTransaction = v.InferOutput<typeof transaction>

export const blockhashReply = v.object({
  value: v.object({ blockhash: v.string(), lastValidBlockHeight: slot }),
})
export const simulation = v.object({
  value: v.object({
    err: v.unknown(),
    logs: v.nullish(v.array(v.string())),
    unitsConsumed: v.optional(whole),
  }),
})
