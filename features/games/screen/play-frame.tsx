import {
  acceptsBet,
  type BetArray,
  holdsBack,
  type RoundResult,
  type RoundState,
  resultKey,
  revealedHistory,
} from "@dghrt/betting/model"
import { isEscape, useReducedMotion } from "@dghrt/design-system"
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react"
import { Widget } from "#features/lazy-parts"
import { Celebration } from "../celebration/celebration"
import type { BoardBetting } from "../kit/board-betting"
import type { GameRecord } from "../kit/game-record"
import { hasGain, isTrueJackpot } from "../kit/true-win"
import { useReveal } from "../kit/use-reveal"
import { walletWords } from "../kit/wallet-words"
import { BetDock } from "./bet-dock"
import { BoardAgain } from "./board-again"
import { BoardProgress } from "./dock-progress"
import { FailureBanner } from "./failure-banner"
import { GameScreen } from "./game-screen"
import { RecentResults } from "./recent-results"
import { ResultLine } from "./result-line"
import { ResultSlot } from "./result-slot"
import { ScreenFooter } from "./screen-footer"
import { SetBet } from "./set-bet"
import { SHORT_REVEAL_MS, SkipButton } from "./skip-reveal"
import { SpokenRound } from "./spoken-round"
import { useDueResult } from "./use-due-result"
import { useSpaceRepeats } from "./use-space-repeats"

/** With reduced motion a settled board fades in instead of moving. */
const CROSS_FADE_MS = 120

export interface PlayFrameProps {
  game: GameRecord
  /** Everything around a board; what is played is the game's own, in `onPlay`. */
  context: Omit<BoardBetting, "play">
  /** What the action would bet now. */
  bet: BetArray
  /** What the action does, "Roll". */
  verb: string
  /** "Pays" where a win pays one amount, "Up to" where there are several. */
  payoutLabel?: "Pays" | "Up to"
  onPlay: () => void
  /** The one number of the game that is typed. */
  option: ReactNode
  board: ReactNode
  /** Beside the board; it receives the results that have been shown, newest first. */
  ladder: (revealed: readonly RoundResult[]) => ReactNode
  /** False for a ladder of fewer than four rows, or of what the recent results show: the board has its width. */
  ladderBeside?: boolean
  /** How long the way from result to settled board takes. */
  revealMs: number
  /** The board's edge is lit: a win is on it, above all that the play took. */
  finished: boolean
  /** The piece that decided, 64 to 92 px. */
  piece: (result: RoundResult) => ReactNode
  /** One line: what was drawn and what was needed. */
  reason: (result: RoundResult) => string
  /** What was drawn, for an earlier result: `reason` where it does not depend on the run that is open. */
  outcomeName?: (result: RoundResult) => string
  /** A game of several bets is under way: no earlier board takes the place of its own. */
  runOpen?: boolean
  /** One sentence that says draw, rule and money; empty for a play that the player has dismissed. */
  narrate: (result: RoundResult) => string
  /** Where what failed is said: over the board's upper edge, or below a board that is all controls. */
  failureAt?: "top" | "below"
  /** Takes the dock's place in games whose action is more than one bet. */
  dock?: ReactNode
  /** What is shown as the result, in games where that is not each play's own result. */
  announcedRound?: RoundState
  /** The last plays, newest first, in games where several bets make one. */
  recent?: readonly RoundResult[]
}

/** What every game does around its board: the dock, the reveal's end, the failure, the outcome and its words. */
export function PlayFrame(props: PlayFrameProps) {
  const { game, context, bet, verb, payoutLabel, onPlay, option, board, revealMs, finished, reason, narrate } = props
  const { round, token } = context
  const piece = (result: RoundResult) => <Apart draw={props.piece} of={result} />
  const boardRef = useRef<HTMLDivElement>(null)
  // A dock of its own has steps and ways out, which a key from anywhere does not take.
  useSpaceRepeats({ places: props.dock === undefined, freePlay: context.freePlay })
  const reduced = useReducedMotion()
  const [dismissed, setDismissed] = useState<RoundState | null>(null)
  const plannedMs = reduced ? CROSS_FADE_MS : revealMs
  const settled = round.phase === "settled"
  const { onRevealStart } = context.results
  useEffect(() => {
    if (settled) onRevealStart(plannedMs)
  }, [settled, plannedMs, onRevealStart])
  useReveal(settled, plannedMs, boardRef, context.results.onRevealed)
  const skip = settled && plannedMs > SHORT_REVEAL_MS ? context.results.onRevealed : null
  const announcement = useAnnouncement(round, props.announcedRound ?? round, (result) => {
    const sentence = narrate(result)
    return sentence && `${sentence} ${walletWords(result, token)}`.trimEnd()
  })
  const revealed = revealedHistory(context.results.history, round)
  const recent = props.recent ?? revealed
  const shown = useDueResult(props.announcedRound ?? round)
  const available = acceptsBet(round) && props.runOpen !== true
  const { again, showAgain, leaveAgain } = useBoardAgain(available)
  const resultLine = shown && (
    <ResultLine
      result={shown}
      token={token}
      piece={piece(shown)}
      reason={reason(shown)}
      onVerify={() => context.onVerify(shown)}
      onShare={context.onShare && (() => context.onShare?.(shown))}
    />
  )
  return (
    <GameScreen
      ref={boardRef}
      game={game}
      context={context}
      recent={
        recent.length > 0 && (
          <RecentResults
            history={recent}
            token={token}
            piece={piece}
            outcomeName={props.outcomeName ?? reason}
            shown={again && resultKey(again)}
            available={available}
            onShow={showAgain}
          />
        )
      }
      revealing={settled}
      state={
        round.phase === "failed" ? "error" : finished || (shown !== null && isTrueJackpot(shown)) ? "finished" : "plain"
      }
      spoken={<SpokenRound context={context} result={announcement} />}
      ladderBeside={props.ladderBeside}
      ladder={<Apart draw={props.ladder} of={revealed} />}
      board={
        <Widget name="The picture" key={again && resultKey(again)}>
          {again ? <BoardAgain result={again} token={token} onBack={leaveAgain} /> : board}
        </Widget>
      }
      progress={<BoardProgress context={context}>{skip && <SkipButton onSkip={skip} />}</BoardProgress>}
      dock={
        <ResultSlot.Provider value={resultLine}>
          {props.dock ?? (
            <BetDock
              context={context}
              bet={bet}
              verb={verb}
              onPlay={onPlay}
              option={option}
              setBet={<SetBet context={context} bet={bet} />}
              {...(payoutLabel && { payoutLabel })}
            />
          )}
        </ResultSlot.Provider>
      }
      footer={<ScreenFooter context={context} bet={bet} />}
      bannerAt={props.failureAt}
      banner={
        round.phase === "failed" &&
        round !== dismissed && (
          <FailureBanner round={round} onDismiss={holdsBack(round) ? undefined : () => setDismissed(round)} />
        )
      }
      celebration={
        shown !== null && again === null && hasGain(shown) ? (
          <Widget key={resultKey(shown)}>
            <Celebration result={shown} token={token} />
          </Widget>
        ) : null
      }
    />
  )
}

/** A drawing beside the board. One that fails is left out, and the result is said without it. */
const Apart = <Of,>(drawing: DrawingProps<Of>) => (
  <Widget>
    <Drawing {...drawing} />
  </Widget>
)

interface DrawingProps<Of> {
  draw: (of: Of) => ReactNode
  of: Of
}

const Drawing = <Of,>({ draw, of }: DrawingProps<Of>) => <>{draw(of)}</>

/** The earlier result whose board is shown; none while a bet is pending or a run is open. Escape leads back as well. */
function useBoardAgain(available: boolean) {
  const [again, showAgain] = useState<RoundResult | null>(null)
  const leaveAgain = useCallback(() => showAgain(null), [])
  const shown = available ? again : null
  useEffect(() => {
    if (!available) leaveAgain()
  }, [available, leaveAgain])
  useEffect(() => {
    if (shown === null) return
    const leave = (event: KeyboardEvent) => isEscape(event) && !event.defaultPrevented && leaveAgain()
    document.addEventListener("keydown", leave)
    return () => document.removeEventListener("keydown", leave)
  }, [shown, leaveAgain])
  return { again: shown, showAgain, leaveAgain }
}

/**
 * What is announced of a revealed result: what the line in the dock shows of it, or the step of a play that goes on. Nothing of
 * a result that was there when the page opened.
 */
function useAnnouncement(round: RoundState, shown: RoundState, words: (result: RoundResult) => string): string {
  const first = useRef(round)
  if (round.phase !== "revealed" || round === first.current) return ""
  const text = words(shown.phase === "revealed" ? shown.result : round.result)
  return [text, round.note ?? ""].join(" ").trim()
}
