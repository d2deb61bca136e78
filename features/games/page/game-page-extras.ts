import type { RoundResult } from "@dghrt/betting/model"
import type { ReactElement, ReactNode } from "react"
import type { Announce } from "#features/messages"
import type { Tier } from "../celebration/tier"
import type { BetRules } from "../play/bet-rules"
import type { RevealInWords } from "../play/leave-board"
import type { AnnounceFailure } from "./announce-failures"
import type { CountPlay } from "./count-plays"

/** What the app joins to a game from its other slices. */
export interface GamePageExtras {
  /** What the app's features bring to a bet: the question before it, policies and the quote. */
  rules: BetRules
  /** Says that a play failed, wherever the player is by then. */
  onFailure?: AnnounceFailure
  /** Says what happens beside a bet. */
  announce?: Announce
  /** Called with each result with real tokens once it has been on screen, and how much it is celebrated. */
  onResult?: (result: RoundResult, tier: Tier) => void
  /** Says a result whose board is gone: the words are its reveal. */
  onRevealedInWords?: RevealInWords
  /** Counts each play with real tokens, also one whose result another page has dismissed. */
  onPlayed?: CountPlay
  /** Why nothing can be started with real tokens now, as one sentence; null when something can. A run that is open goes on. */
  closedReason?: string | null
  /** Stands over a game with real tokens; `betting` while a bet is on its way or its result is not shown yet. */
  aboveGame?: (state: { betting: boolean }) => ReactNode
  /** Makes a picture of a result. */
  onShareResult?: (result: RoundResult) => void
  /** Tells friends about the game. */
  onShareGame?: (gameId: string) => void
  /** Leads to the settings of the app. */
  onAllSettings?: () => void
  /** Opens this game's page for a wallet, or for "demo", which is free play. */
  onOpenGame?: (wallet: string) => void
  /** Wraps the way to a game's page; `wallet` is its first segment, as in `onOpenGame`. */
  gameLink?: (page: { wallet: string; gameId: string; onClick: () => void }, content: ReactNode) => ReactElement
  /** Whether a button beside the board switches between 2D and 3D; the owner's switch. */
  showsViewToggle?: boolean
}
