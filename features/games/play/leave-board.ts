import { isUnderWay, type RoundResult } from "@dghrt/betting/model"
import type { GameModule } from "../kit/game-module"
import { recordRevealed } from "../statistics/own-history"
import type { PlaySession } from "./play-session"

/** Takes a result that no board has shown, in words that are its reveal. */
export type RevealInWords = (result: RoundResult, words: string) => void

const isBoardOpen = (gameId: string) => document.querySelector(`[data-slot=screen][data-game=${gameId}]`) !== null

/**
 * The board of a game is gone, because the player went to another page or because it failed. The bet that is under way on it
 * is revealed in words, now or when it settles, unless the board is back by then.
 */
export function leaveBoard(
  { address, state, subscribe, token, freePlay, reveal, refresh }: PlaySession,
  { id, narrate }: Pick<GameModule, "id" | "narrate">,
  onRevealed: RevealInWords = () => undefined,
  isBack = isBoardOpen,
): void {
  const stop = subscribe(({ round }) => round, look)
  look()
  function look() {
    const { round: now, results } = state()
    if (!isUnderWay(now)) return stop()
    if (now.phase !== "settled") return
    stop()
    const { result } = now
    if (result.bet.gameId !== id || result.token !== token.mint || isBack(id)) return
    reveal()
    if (!freePlay) recordRevealed(address, result, results)
    void refresh()
    onRevealed(result, narrate(result, token))
  }
}

/** Until a board of another tab has shown its result, which ends this as well. */
const boardMs = 10_000

interface Elsewhere {
  load: (gameId: string) => Promise<Pick<GameModule, "id" | "narrate"> | null>
  /** This page is a game's, or nobody looks at it. */
  isShownLater: () => boolean
  isBack?: (gameId: string) => boolean
}

/** Says results of bets whose board this page never had, because it was opened, or loaded anew, elsewhere; returns how to stop. */
export function revealElsewhere(
  session: PlaySession,
  onRevealed: RevealInWords,
  { load, isShownLater, isBack = isBoardOpen }: Elsewhere,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  async function reveal() {
    const { round } = session.state()
    if (round.phase !== "settled") return
    timer = setTimeout(() => void reveal(), boardMs)
    if (isShownLater()) return
    const game = await load(round.result.bet.gameId)
    if (game && !isShownLater()) leaveBoard(session, game, onRevealed, isBack)
  }
  function look() {
    clearTimeout(timer)
    if (session.state().round.phase === "settled") timer = setTimeout(() => void reveal(), boardMs)
  }
  const stop = session.subscribe(({ round }) => round, look)
  look()
  return () => {
    clearTimeout(timer)
    stop()
  }
}
