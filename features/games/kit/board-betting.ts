import type { RoundResult } from "@dghrt/betting/model"
import type { GameBetting } from "@dghrt/betting/react"

/** What a player can do whose wallet does not cover the smallest bet. */
export interface Funding {
  /** The wallet's address. */
  address: string
  /** Asks for test funds and resolves to what went wrong, null when nothing did; absent where there are none. */
  onTestFunds?: ((symbol: string) => Promise<string | null>) | undefined
  onFreePlay?: (() => void) | undefined
}

/** The frame's buttons; a button without a handler is not drawn. */
export interface GameControls {
  onBack: () => void
  onInfo?: () => void
  onFairness?: () => void
  onSettings?: () => void
  /** Switches between 2D and 3D beside the board; the settings panel offers the same. */
  onToggleView?: () => void
  onFullscreen?: () => void
  /** The game fills the window: the same button leads out again. */
  fullscreen?: boolean
  /** The wallet's account at the program: what it is waiting for, and how to close it. */
  onTransaction?: () => void
  /** 0 to 1. */
  onVolumeChange: (volume: number) => void
  /** The volume on screen is the one to come back to. */
  onVolumeCommit: () => void
  /** Mutes, or returns to the last audible volume. */
  onMute: () => void
}

/** What the app's preferences bring to the buttons. */
export type SoundControls = Pick<GameControls, "onVolumeChange" | "onVolumeCommit" | "onMute">

export interface TokenOption {
  mint: string
  symbol: string
  /** What is wrong with playing with it. */
  problem?: string
  disabled?: boolean
}

/** Prices and the choice of token. */
export interface Money {
  /** "$58.22", or null without a price. */
  fiat: (amount: bigint) => string | null
  /** Whole dollars in the token's smallest unit; null without a price to convert with. */
  unitsForUsd?: (usd: number) => bigint | null
  /** What can be played with, in the casino's order. */
  tokens?: readonly TokenOption[]
  /** The choice is on screen: the problems of the tokens are needed now. */
  onTokensShown?: () => void
  /** Plays with another token; absent while a bet is on its way. */
  onTokenChange?: ((mint: string) => void) | undefined
}

/** How the game is shown on this screen. */
export interface ScreenOptions {
  controls: GameControls
  /** 0 to 1; 0 is muted. */
  volume: number
  /** How the player wants the game drawn, among the views that it has. */
  view?: "2D" | "3D"
  /** Where the ladder goes while the board leaves it no room: a place in the info dialog, when that is open. */
  ladderSlot?: HTMLElement | null
  /** Whatever was stored for this game. The game parses it and falls back to its default. */
  settings: unknown
  onSettingsChange: (settings: unknown) => void
}

/** What a board receives: the engine's betting of its game, with what the page adds. A game never meets a wallet, a chain or storage. */
export interface BoardBetting extends GameBetting {
  token: { symbol: string; decimals: number }
  /** Played with a token that has no value: no fees, no signature, nothing on chain. */
  freePlay?: boolean
  /** Why no bet can be placed here now, as one sentence: a bet of this wallet in another game or token has not ended. */
  blockedReason: string | null
  /** Why nothing new can be started, as one sentence; a run that is open goes on. */
  startRefusal: string | null
  /** Of the next bet, in the token's smallest unit; kept outside the game so that it survives a change of game. */
  wager: bigint
  onWagerChange: (wager: bigint) => void
  /** The wager on screen is the player's choice, no longer text that is being typed: it is persisted. */
  onWagerCommit: () => void
  /** SOL that the wallet lacks for fees and rent of a bet in another token, as a sentence. */
  missingSol?: string | null
  funding?: Funding | undefined
  /** A play of several bets is over because the player keeps what it came to. */
  onCashOut: (play: RoundResult) => void
  onVerify: (result: RoundResult) => void
  /** Makes a picture of a result to show around; absent where nothing can. */
  onShare?: ((result: RoundResult) => void) | undefined
  money: Money
  screen: ScreenOptions
}
