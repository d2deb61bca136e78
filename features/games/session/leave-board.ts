import { isUnderWay } from "@dghrt/betting/model/round-predicates"
import type { RoundResult } from "@dghrt/betting/model/round-state"
import { subscribe } from "valtio/vanilla"
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
  { round, token, freePlay, refresh }: PlaySession,
  { id, narrate }: Pick<GameModule, "id" | "narrate">,
  onRevealed: RevealInWords = () => undefined,
  isBack = isBoardOpen,
): void {
  const stop = subscribe(round.state, look)
  look()
  function look() {
    const { round: now, history } = round.state
    if (!isUnderWay(now)) return stop()
    if (now.phase !== "settled") return
    stop()
    const result = now.result as RoundResult
    if (result.bet.gameId !== id || result.token !== token.mint || isBack(id)) return
    round.revealed()
    if (!freePlay) recordRevealed(result, history as readonly RoundResult[])
    void refresh()
    onRevealed(result, narrate(result, token))
  }
}
