import { logger } from "@dghrt/kernel/logger"
import type { EngineMessageId } from "./bet-message"

/** What kind of trouble the chain side had. */
export type ChainErrorKind =
  | "network"
  /** A library of the chain did not load; a browser may ask for it again with the next page only. */
  | "code-missing"
  | "insufficient-funds"
  | "program-refused"
  | "simulation-failed"
  | "rejected-by-wallet"
  /** The wallet did not sign, and not because the player said no; `code` is what it said. */
  | "wallet-failed"
  | "wallet-changed-transaction"
  | "transaction-too-large"
  | "not-connected"
  /** An exception that no code here foresaw: a fault of the app, not of the network. */
  | "unexpected"

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
const nodeErrors = new Set(["SolanaJSONRPCError", "SyntaxError", "TimeoutError", "AbortError", "NodesRefused"])
// The client names these two after their classes, which a built app shortens.
/** A reply of another shape. */
const isOfShape = (error: Error) => "failures" in error && "branch" in error
/** A transaction that the node does not take. */
const isNotTaken = (error: Error) => "transactionError" in error
/** `fetch` throws a TypeError when the connection fails; each browser words it in its own way. */
const connectionFailed = /fetch|network|load failed/i
/** So does `import()`, for a library of the chain that did not come. */
const codeMissing = /dynamically imported|module script/i

const isNodeError = (error: unknown): error is Error =>
  error instanceof Error &&
  (nodeErrors.has(error.name) ||
    isOfShape(error) ||
    isNotTaken(error) ||
    (error instanceof TypeError && connectionFailed.test(error.message)))

/** The network's failure, as a sentence for the player. */
const nodeAway = (cause: unknown) =>
  new ChainError("network", "The Solana node did not answer. Check your connection and try again.", undefined, {
    cause,
  })

/** Each node that was asked has answered, with an error of its own: it is not out of reach. */
const nodeRefused = (cause: unknown) =>
  new ChainError("network", "The Solana node answered with an error. Try again in a moment.", "NodeError", { cause })

/** The program or the network did not open the wallet's account, so that no bet could follow. */
export const accountNotOpened = (cause?: unknown) =>
  new ChainError("simulation-failed", "We could not open your account. No bet was placed.", "AccountNotOpened", {
    cause,
  })

/** Our gateway's own words where no node has answered it. */
const unanswered = /d(id|oes) not answer/i

/** What a node's client threw: an error that the node answered with, or none at all. */
export const nodeTrouble = (cause: Error) =>
  cause.name === "NodesRefused" ||
  ((cause.name === "SolanaJSONRPCError" || isNotTaken(cause)) && !unanswered.test(cause.message))
    ? nodeRefused(cause)
    : nodeAway(cause)

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
  if (isNodeError(error)) return nodeTrouble(error)
  logger.error("An unexpected exception on the way to the chain", error)
  return new ChainError("unexpected", "Something went wrong in this app. Please try again.", undefined, {
    cause: error,
  })
}

/** The entry of a failure before the signature that its kind alone does not name. */
export function entryOf({ kind, code, cause }: ChainError): EngineMessageId | null {
  if (code === "AccountNotOpened") return "ACCOUNT_SETUP_FAILED"
  if (code === "NodeError") return "RPC_ERROR"
  return kind === "unexpected" && !(cause instanceof Error) ? "UNKNOWN" : null
}
