export type ChainErrorKind =
  | "network"
  | "insufficient-funds"
  | "program-refused"
  | "simulation-failed"
  | "rejected-by-wallet"
  | "changed-by-wallet"
  | "not-connected"

/** Everything that the chain side throws. `message` is a sentence for the player. */
export class ChainError extends Error {
  override readonly name = "ChainError"
  constructor(
    readonly kind: ChainErrorKind,
    message: string,
    /** The program's own name of the error, such as `MaxPayoutExceeded`. */
    readonly code?: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Transport trouble is what remains when nothing more precise was thrown. */
export const toChainError = (error: unknown): ChainError =>
  error instanceof ChainError
    ? error
    : new ChainError("network", "The Solana node did not answer. Check your connection and try again.", undefined, {
        cause: error,
      })

/** The code with which wallets say that they do not know the page any more. */
const UNAUTHORIZED = 4100

const propertyOf = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined

/** Why a wallet did not sign: it no longer knows the page, or the player said no. */
export function errorFromWallet(error: unknown): ChainError {
  const said = [propertyOf(error, "name"), propertyOf(error, "message"), error].filter(
    (part) => typeof part === "string",
  )
  const gone = propertyOf(error, "code") === UNAUTHORIZED || /not[\s_-]?connected/i.test(said.join(" "))
  return gone
    ? new ChainError("not-connected", "Your wallet is no longer connected. Nothing was sent.", undefined, {
        cause: error,
      })
    : new ChainError("rejected-by-wallet", "You declined the bet in your wallet. Nothing was sent.", undefined, {
        cause: error,
      })
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
  PlayerAlreadyInGame: "You already have a seat at this table.",
  PlayerNotInGame: "You have no seat at this table.",
  GameInProgress: "This game has begun: nobody can join or leave it now.",
  CannotSettleYet: "This game is not over yet.",
  InvalidInput: "This table does not take that bet.",
  AlreadySettled: "This game has been drawn already.",
  GameFull: "Every seat at this table is taken.",
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
