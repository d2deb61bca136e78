import * as v from "valibot"
import { contentOfAction } from "./access-override"
import { address } from "./address"

/** As long as two messages for visitors in quotes make it. */
const message = v.pipe(v.string(), v.maxLength(8_000))

/** What a wallet is asked to sign, word for word. */
export const challenge = v.object({
  message,
  /** Milliseconds since 1970. */
  expiresAtMs: v.pipe(v.number(), v.safeInteger()),
})
export type Challenge = v.InferOutput<typeof challenge>

/** A challenge with the wallet's answer: the proof of authority of every write that needs one. */
export const signedChallenge = v.object({
  wallet: address,
  message,
  /** Ed25519 over the UTF-8 bytes of `message`, base58. */
  signature: v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/, "not a signature")),
})
export type SignedChallenge = v.InferOutput<typeof signedChallenge>

/** Who is signed in with this browser; null without a session. */
export const session = v.object({
  session: v.nullable(
    v.object({
      wallet: address,
      name: v.pipe(v.string(), v.maxLength(24)),
      owner: v.boolean(),
      expiresAtMs: v.pipe(v.number(), v.safeInteger()),
    }),
  ),
})
export type Session = v.InferOutput<typeof session>

const chatAction =
  /^(chat-(delete|restore):\d{1,15}|chat-ban:[1-9A-HJ-NP-Za-km-z]{32,44}:\d{1,4}|chat-unban:[1-9A-HJ-NP-Za-km-z]{32,44})$/
/** What an owner's signature may order. The signed text says it in words. */
export const ownerAction = v.pipe(
  v.string(),
  v.maxLength(7_000),
  v.check((action) => chatAction.test(action) || contentOfAction(action) !== null, "not an action"),
)
export const challengeQuery = v.object({ wallet: address, action: v.optional(ownerAction) })
export const done = v.object({ done: v.literal(true) })
