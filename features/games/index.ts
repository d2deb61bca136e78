import type { RunGrouping } from "./catalogue/group-runs"

export {
  acceptsBet,
  type Bet,
  type BetArray,
  composeQuote,
  type FailureReason,
  type MoneyMoved,
  maxMultiplier,
  minimumWager,
  type Quote,
  type Refusal,
  type RoundResult,
  type RoundState,
  resultKey,
  WHOLE,
} from "@dghrt/betting/model"
export { highestPayout, payoutTable, rtp, winChance } from "#contract/games/odds"
export { catalogue, catalogueOf, findGame, loadGame } from "./catalogue/catalogue"
export type { RunGrouping } from "./catalogue/group-runs"
export { type Tier, tierOf } from "./celebration/tier"
export { exactAmount, minimumText, shortAmount, signedAmount } from "./kit/amount-text"
export type { BoardBetting, GameControls } from "./kit/board-betting"
export { type Decoration, decoration, pick } from "./kit/decoration"
export type { GameModule, RuleFact } from "./kit/game-module"
export type { GameRecord } from "./kit/game-record"
export { type OutcomeKind, outcomeKind } from "./kit/outcome"
export { resultAmount } from "./kit/result-amount"
export type { WalletForGate } from "./kit/wallet-for-gate"
export { isBoardHeard } from "./page/is-board-heard"
export type { BetRules, Policy, QuotePart } from "./play/bet-rules"
export { platformFees } from "./play/platform-fees"
export { unrevealedBet } from "./play/unrevealed-bet"
export { drawnGameOf, raceNames } from "./plinkorace/drawn-game"
export type { DrawnGame } from "./plinkorace/shown-race"
export type { SettledPlay } from "./replay/settled-play"
export { type FailedRound, type FailureNotice, failureNotice } from "./screen/failure"
export { GameLoading } from "./screen/game-loading"
export { type Gate, type GateInput, gateFor, isDemo } from "./screen/gate"
export { GatePage, type GatePageProps } from "./screen/gate-page"
export { progressOf } from "./screen/progress"
export { playHistory, recentPlays } from "./statistics/own-history"
export type { RecentPlay } from "./statistics/recent-plays"
export { mood, noPlays, type PlayCounts, pushesOf, winRate as playWinRate } from "./statistics/statistics"

/** The game's page and its chain code; nothing of it is loaded before the first call. */
export const loadGamePlayPage = async () => ({ default: (await import("./page/game-page")).GamePage })

/** The volume of all games, for the settings. */
export const loadSoundLevel = async () => ({ default: (await import("./page/sound-level")).SoundLevel })

/** The connected wallet's balance for the header; brings the chain clients with it. */
export const loadPlayerBalance = async () => ({ default: (await import("./page/player-balance")).PlayerBalance })

/** What happens to the connected wallet, on every page; brings the chain clients with it. */
export const loadWalletNews = async () => ({ default: (await import("./page/wallet-news")).WalletNews })

/** What this browser saw on chain before it signed a bet; null for a bet of another browser. */
export const loadRecordedBet = async (wallet: string, signature: string) =>
  (await import("./play/stored-bets")).recordedBet(wallet, signature)

export type { TokenFacts, TokenReading } from "./play/use-token-facts"

/** What the chain says of the wallet's tokens, for a function that draws it. */
export const loadTokenFacts = async () => ({ default: (await import("./page/token-facts")).TokenFacts })

/** Puts the counters of plays back to zero, in every tab of this browser. */
export const clearPlayHistory = async () => (await import("./statistics/own-history")).playHistory.clear()

/** Draws a settled play of any wallet again; each game's own view is fetched when it is needed. */
export const loadReplay = async () => ({ default: (await import("./replay/replay")).Replay })

/** Draws a race of several players again, from what its program recorded. */
export const loadRaceReplay = async () => ({ default: (await import("./plinkorace/race-replay")).RaceReplay })

/** Puts the steps of runs together; it brings the rules of the games that have runs. */
export const loadRunGrouping = (): Promise<RunGrouping> => import("./catalogue/group-runs")

/** Tells whether a wallet has something open in a game. */
export const loadUnfinished = () => import("./play/unfinished")

/** Tells whether a wallet has a bet on its way. */
export const loadPendingBets = () => import("./play/stored-bets")
