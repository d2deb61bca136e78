import type { RoundResult, RoundState } from "@dghrt/betting/model/round-state"
import { useMemo } from "react"
import { useSnapshot } from "valtio"
import type { Results } from "../kit/game-context"
import { recordCashOut, recordRevealed } from "../statistics/own-history"
import type { PlaySession } from "./play-session"

interface ResultActions {
  round: RoundState
  onVerify: (result: RoundResult) => void
  onShare?: ((result: RoundResult) => void) | undefined
  /** A result with real tokens has been on screen. */
  onRevealed?: ((result: RoundResult) => void) | undefined
}

/** What the session's wallet has played in one game and token. */
export function useResults(session: PlaySession, gameId: string, actions: ResultActions): Results {
  const { round, onVerify, onShare, onRevealed } = actions
  const { history: snapshot, commitment } = useSnapshot(session.round.state)
  const history = snapshot as readonly RoundResult[]
  const nextHashedSeed = commitment?.hashedSeed ?? null
  const { mint } = session.token
  const freePlay = session.program === null

  const ofThisGame = useMemo(
    () => history.filter(({ bet, token }) => bet.gameId === gameId && token === mint),
    [history, gameId, mint],
  )
  return useMemo(
    () => ({
      history: ofThisGame,
      nextHashedSeed,
      onRevealStart: session.shown.revealStarts,
      onRevealed: () => {
        // A result of another game is revealed on that game's board only.
        if (round.phase !== "settled") return
        // Free play is not counted in the player's statistics.
        if (!freePlay) recordRevealed(round.result, history)
        session.round.revealed()
        if (!freePlay) onRevealed?.(round.result)
        void session.refresh()
      },
      onCashOut: (play) => {
        if (!freePlay) recordCashOut(play)
      },
      onVerify,
      onShare,
    }),
    [session, ofThisGame, history, nextHashedSeed, round, freePlay, onVerify, onShare, onRevealed],
  )
}
