import { logger } from "#features/kernel"

export type ChainErrorKind =
  | "network"
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

/** What the node's client throws when a reply does not come, is an error, or cannot be read. */
const nodeErrors = new Set(["SolanaJSONRPCError", "StructError", "SyntaxError", "TimeoutError", "AbortError"])
/** `fetch` and `import()` throw a TypeError when the connection fails; each browser words it in its own way. */
const connectionFailed = /fetch|network|load failed|dynamically imported|module script/i

const isNodeError = (error: unknown) =>
  error instanceof Error &&
  (nodeErrors.has(error.name) || (error instanceof TypeError && connectionFailed.test(error.message)))

/** Names what was thrown. An exception that no code foresaw is `unexpected` and is logged with its cause. */
export function toChainError(error: unknown): ChainError {
  if (error instanceof ChainError) return error
  if (isNodeError(error))
    return new ChainError(
      "network",
      "The Solana node did not answer. Check your connection and try again.",
      undefined,
      {
        cause: error,
      },
    )
  logger.error("An unexpected exception on the way to the chain", error)
  return new ChainError("unexpected", "Something went wrong in this app. Please try again.", undefined, {
    cause: error,
  })
}

export const tooLarge = (cause?: unknown) =>
  new ChainError(
    "transaction-too-large",
    "This bet does not fit into one transaction, so it was not sent. Choose simpler game settings.",
    undefined,
    { cause },
  )

/** The code with which wallets say that they do not know the page any more. */
const UNAUTHORIZED = 4100

const propertyOf = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined

/** The code with which wallets say that their user said no. */
const REJECTED = 4001

const said = (error: unknown): string => {
  const message = propertyOf(error, "message")
  return typeof message === "string" ? message : typeof error === "string" ? error : ""
}

/** Why a wallet did not sign: it no longer knows the page, the player said no, or it failed, which is said in its words. */
export function errorFromWallet(error: unknown): ChainError {
  const words = said(error)
  const named = `${String(propertyOf(error, "name") ?? "")} ${words}`
  const code = propertyOf(error, "code")
  if (code === UNAUTHORIZED || /not[\s_-]?connected/i.test(named))
    return new ChainError("not-connected", "Your wallet is no longer connected. Nothing was sent.", undefined, {
      cause: error,
    })
  if (code === REJECTED || /reject|declin|denied|cancel|clos/i.test(named))
    return new ChainError("rejected-by-wallet", "You declined the bet in your wallet. Nothing was sent.", undefined, {
      cause: error,
    })
  return new ChainError("wallet-failed", "Your wallet could not sign. Nothing was sent.", words, { cause: error })
}

const programMessages: Record<string, string> = {
  NotReadyToPlay: "Your last bet is still being settled. Wait for its result before you bet again.",
  CreatorFeeTooHigh: "This platform's fee is above what the pool allows.",
  WagerTooSmall: "This bet is below the pool's minimum wager.",
  TooFewBetOutcomes: "These game settings are outside the allowed range.",
  TooManyBetOutcomes: "These game settings are outside the allowed range.",
  PlayerAdvantage: "These game settings are outside the allowed range.",
  HouseAdvantageTooHigh: "These game settings are outside the allowed range.",
  MaxPayoutExceeded: "This bet could win more than the pool can pay. Choose a smaller bet.",
  PlaysNotAllowed: "The pool takes no bets at the moment.",
  PlayerAlreadyInGame: "You have already joined this game.",
  PlayerNotInGame: "You have not joined this game.",
  GameInProgress: "This game has begun. Joining and leaving are closed.",
  CannotSettleYet: "This game is not over yet.",
  InvalidInput: "This game does not take that bet.",
  AlreadySettled: "This game has been drawn already.",
  GameFull: "This game is full.",
}

/** Names why a simulation failed, from the program logs. */
export function errorFromLogs(logs: readonly string[]): ChainError {
  const text = logs.join("\n")
  const code = /Error Code: (\w+)\./.exec(text)?.[1]
  if (code) {
    const message = programMessages[code] ?? "The game program rejected this request. No bet was placed."
    return new ChainError("program-refused", message, code)
  }
  if (/insufficient (funds|lamports)|debit an account but found no record/i.test(text)) {
    return new ChainError("insufficient-funds", "Your balance does not cover this bet and its fees.")
  }
  return new ChainError(
    "simulation-failed",
    "The transaction would fail on chain, so nothing was sent. Check your bet and balance.",
  )
}
