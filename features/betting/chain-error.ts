import { logger } from "@dghrt/kernel/logger"
import type { ChainErrorKind } from "./model/chain-error-kind"

export type { ChainErrorKind } from "./model/chain-error-kind"

/** Everything that the chain side throws. `message` is a sentence for the player. */
export class ChainError extends Error {
  override readonly name = "ChainError"
  constructor(
    readonly kind: ChainErrorKind,
    message: string,
    /** The program's own name of the error, such as `MaxPayoutExceeded`, or the wallet's own words. */
    readonly code?: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Nobody waits for the wallet any more, for a `reason` that is an AbortError. It may still sign what it was asked. */
export const waitEnded = (reason: unknown) =>
  new ChainError("wallet-failed", "Your wallet did not sign in time. Nothing was sent.", undefined, { cause: reason })

export const isWaitEnded = ({ kind, cause }: ChainError): boolean =>
  kind === "wallet-failed" && cause instanceof DOMException && cause.name === "AbortError"

/** What the node's client throws when a reply does not come, is an error, or cannot be read. */
const nodeErrors = new Set(["SolanaJSONRPCError", "StructError", "SyntaxError", "TimeoutError", "AbortError"])
/** `fetch` throws a TypeError when the connection fails; each browser words it in its own way. */
const connectionFailed = /fetch|network|load failed/i
/** So does `import()`, for a library of the chain that did not come. */
const codeMissing = /dynamically imported|module script/i

const isNodeError = (error: unknown) =>
  error instanceof Error &&
  (nodeErrors.has(error.name) || (error instanceof TypeError && connectionFailed.test(error.message)))

/** The network's failure, as a sentence for the player. */
export const nodeAway = (cause: unknown) =>
  new ChainError("network", "The Solana node did not answer. Check your connection and try again.", undefined, {
    cause,
  })

/** Names what was thrown. An exception that no code foresaw is `unexpected` and is logged with its cause. */
export function toChainError(error: unknown): ChainError {
  if (error instanceof ChainError) return error
  if (error instanceof Error && codeMissing.test(error.message))
    return new ChainError(
      "code-missing",
      "A part of this app did not load. Check your connection, then reload the page.",
      undefined,
      { cause: error },
    )
  if (isNodeError(error)) return nodeAway(error)
  logger.error("An unexpected exception on the way to the chain", error)
  return new ChainError("unexpected", "Something went wrong in this app. Please try again.", undefined, {
    cause: error,
  })
}
