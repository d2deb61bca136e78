import type { BetMessageId } from "./bet-message"
import type { ChainErrorKind } from "./chain-error"
import type { Spent } from "./spent"

/** A bet as a game prices it; the round adds seeds, fees and token. */
export interface Bet {
  gameId: string
  /** One multiplier in basis points (1x = 10_000) per equally likely outcome. */
  betArray: readonly number[]
  /** In the token's smallest unit. */
  wager: bigint
  /** `0:{gameId}:{params}`: enough for a replay to redraw the play. */
  metadata: string
  /** Position in a run of several bets, 0 for its first; absent in a game of single bets. */
  step?: number | undefined
}

/** What the chain drew and paid. Everything a screen shows of an outcome comes from here. */
export interface RoundResult {
  bet: Bet
  /** Mint of the token played. */
  token: string
  /** Counts the plays of the wallet's account; starts again after the account was closed. */
  nonce: number
  resultIndex: number
  multiplierBps: number
  /** In the token's smallest unit. */
  payout: bigint
  clientSeed: string
  rngSeed: string
  /** SHA-256 of `rngSeed`, hex, as it was on chain before the bet; null when this browser did not see it. */
  hashedSeed: string | null
  /** Slots in which the hash and the bet landed; null when unknown. */
  committedSlot: number | null
  betSlot: number | null
  /** Paid to the player from the jackpot on top of the payout. */
  jackpotPayout: bigint
  /** What the bet took from the wallet, its fees and the network's included; absent when this browser did not place it. */
  spent?: Spent | undefined
  /** The part of the wager that bonus tokens paid, by the chain, where `spent` is absent. */
  bonusUsed?: bigint | undefined
  /** Base58 signature of the player's transaction; null when the round was resumed without it. */
  signature: string | null
}

/** How many results are kept per wallet. */
export const MAX_HISTORY = 50

/** How many bets whose ending is not proven are kept, newest first. */
export const MAX_UNPROVEN = 5

/** Names a result for good: unlike its nonce, the seed it was drawn with never comes twice. */
export const resultKey = ({ nonce, rngSeed }: Pick<RoundResult, "nonce" | "rngSeed">) => `${nonce}:${rngSeed}`

export const holdsResult = (results: readonly RoundResult[], result: RoundResult): boolean =>
  results.some((each) => resultKey(each) === resultKey(result))

/** Whether the wager has left the wallet. While "unknown", nothing may offer to bet again unless the bet is `freed`. */
export type MoneyMoved = "yes" | "no" | "unknown"

export type FailureReason = ChainErrorKind | "refused" | "expired" | "cancelled" | "busy-elsewhere"

export type RoundState =
  | { phase: "idle" }
  | {
      phase: "preparing" | "simulating" | "signing" | "sending" | "confirming"
      bet: Bet
      /** Trouble that the round is working around, such as a node that does not answer. */
      notice?: string | undefined
    }
  /** Still without a result after the deadline; the round continues to watch. */
  | { phase: "overdue"; bet: Bet; notice?: string | undefined }
  /** `note`: what a player has to know beside the result, such as that the page had given the bet up. */
  | { phase: "settled"; result: RoundResult; note?: string | undefined }
  | { phase: "revealed"; result: RoundResult; note?: string | undefined }
  | {
      phase: "failed"
      bet: Bet | null
      reason: FailureReason
      /** The catalogue's entry, where it says more than the entry of the reason. */
      messageId?: BetMessageId | undefined
      /** The text of that entry, with its amounts filled in. */
      message: string
      moneyMoved: MoneyMoved
      /** The wallet may bet again, whatever became of this bet: the chain takes one stake of the two, or the wait was long enough. */
      freed?: boolean | undefined
      /** Of the signed transaction, where it may have been sent. */
      signature?: string | undefined
    }

/** A bet is on its way and nothing is known of its result. */
export type Waiting = Extract<RoundState, { notice?: unknown }>

type Phase = RoundState["phase"]

/**
 * Every step that a round may take. A bet passes the phases from top to bottom; beside that, each wait may say more about
 * itself, and a later phase may begin again when a wallet was too slow, a part had to be sent ahead, or a page was reloaded.
 */
export const roundTransitions: Readonly<Record<Phase, readonly Phase[]>> = {
  // "sending" and "settled" come from an earlier page of this wallet.
  idle: ["preparing", "sending", "settled"],
  preparing: ["preparing", "simulating", "signing", "sending", "settled", "failed"],
  simulating: ["simulating", "signing", "preparing", "settled", "failed"],
  signing: ["signing", "simulating", "preparing", "sending", "settled", "failed"],
  // "idle" and "revealed": another tab has finished with the bet meanwhile.
  sending: ["sending", "confirming", "overdue", "settled", "revealed", "idle", "failed"],
  confirming: ["confirming", "sending", "overdue", "settled", "failed"],
  overdue: ["overdue", "sending", "confirming", "settled", "failed"],
  settled: ["settled", "revealed"],
  revealed: ["preparing", "sending", "settled"],
  // "sending" and "settled": the tab that held the lock was closed, or the node answers again.
  failed: ["idle", "preparing", "sending", "settled", "failed"],
}

export const canFollow = (from: RoundState, to: RoundState): boolean => roundTransitions[from.phase].includes(to.phase)
