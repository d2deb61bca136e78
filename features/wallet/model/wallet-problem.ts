import { thrownText } from "@dghrt/kernel/logger"
import * as v from "valibot"

/** Why a wallet is not connected. The app's messages have the words for it. */
export interface WalletProblem {
  kind: "failed" | "not-installed" | "locked" | "rejected" | "no-answer" | "wrong-network"
  /** The wallet that it is about. */
  id: string
  name: string
}

/** The code with which wallets say that their user said no. */
const REJECTED = 4001

const parts = v.object({
  code: v.optional(v.unknown()),
  name: v.fallback(v.string(), ""),
  message: v.fallback(v.optional(v.string()), undefined),
})

/** Of what a wallet threw, which may be anything at all. */
function partsOf(error: unknown): v.InferOutput<typeof parts> {
  try {
    return v.parse(parts, error)
  } catch {
    return { name: "" }
  }
}

const wrapping = v.object({ error: v.union([v.object({}), v.string()]) })

/** What the wallet itself threw: some hand on what their extension answered, in a wrapping of their own. */
function innermost(error: unknown): unknown {
  try {
    return v.is(wrapping, error) ? error.error : error
  } catch {
    return error
  }
}

const blindSigning =
  "Your hardware wallet does not sign what it cannot show. Allow blind signing in its Solana app, then play again."

/** What a wallet threw when it was asked to sign, as the chain's code reads it: with a name, a numeric code and a text. */
export function signingError(error: unknown): Error {
  const { code, name, message: words = thrownText(innermost(error)) } = partsOf(innermost(error))
  const message = /0x6808\b/i.test(words) ? blindSigning : words
  return Object.assign(new Error(message, { cause: error }), { name, code: Number(code) })
}

/** Names what a wallet threw; wallets word it in their own way. */
export function problemKind(error: unknown): Exclude<WalletProblem["kind"], "no-answer" | "wrong-network"> {
  const { code, name } = partsOf(innermost(error))
  const said = `${name} ${thrownText(innermost(error))}`
  if (/locked/i.test(said)) return "locked"
  // A phone's adapter is always listed; only asking it shows whether a wallet is installed.
  if (/no installed wallet/i.test(said)) return "not-installed"
  return Number(code) === REJECTED || /reject|declin|denied|cancel/i.test(said) ? "rejected" : "failed"
}
