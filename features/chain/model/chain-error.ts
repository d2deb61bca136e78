import { ChainError } from "@dghrt/betting/model"

export { ChainError, nodeTrouble, toChainError } from "@dghrt/betting/model"

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

/** The gateway's words where a bet with real tokens may not be started. */
const mayNotStart = "Bets with real tokens cannot be started from here."
/** Its words while it waits for what the chain has just settled. */
const notKnownYet = "It is not known yet whether this bet continues an open game."

/** The gateway says why it does not simulate. Everything else is given back. */
export function errorFromSimulation(error: unknown): unknown {
  const words = said(error)
  if (words.includes(mayNotStart))
    return new ChainError("simulation-failed", `${mayNotStart} Nothing was sent.`, undefined, { cause: error })
  if (words.includes(notKnownYet))
    return new ChainError("simulation-failed", `${notKnownYet} Nothing was sent. Try again.`, "NotKnownYet", {
      cause: error,
    })
  return error
}

/** The bet asserts a seed commitment that the chain no longer has. */
export const commitmentGone = () =>
  new ChainError(
    "simulation-failed",
    "The seed for this bet was used by another one meanwhile. Nothing was sent. Play again.",
    "CommitmentGone",
  )

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
