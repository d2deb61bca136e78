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

const parts = v.object({ code: v.optional(v.unknown()), name: v.fallback(v.string(), "") })

/** Of what a wallet threw, which may be anything at all. */
function partsOf(error: unknown): v.InferOutput<typeof parts> {
  try {
    return v.parse(parts, error)
  } catch {
    return { name: "" }
  }
}

/** Names what a wallet threw; wallets word it in their own way. */
export function problemKind(error: unknown): Exclude<WalletProblem["kind"], "no-answer" | "wrong-network"> {
  const { code, name } = partsOf(error)
  const said = `${name} ${thrownText(error)}`
  if (/locked/i.test(said)) return "locked"
  // A phone's adapter is always listed; only asking it shows whether a wallet is installed.
  if (/no installed wallet/i.test(said)) return "not-installed"
  return code === REJECTED || /reject|declin|denied|cancel/i.test(said) ? "rejected" : "failed"
}
