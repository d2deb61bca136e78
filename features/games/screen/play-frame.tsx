import { useReducedMotion } from "@dghrt/design-system"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { revealedHistory } from "../bet/revealed-history"
import type { BetArray } from "../kit/bet-array"
import type { GameContext } from "../kit/game-context"
import type { GameRecord } from "../kit/game-record"
import { useReveal } from "../kit/use-reveal"
import { walletWords } from "../kit/wallet-words"
import type { RoundResult, RoundState } from "../round/round-state"
import { BetDock } from "./bet-dock"
import { FailureBanner } from "./failure-banner"
import { GameScreen } from "./game-screen"
import { OutcomeLayer } from "./outcome-layer"
import { ScreenFooter } from "./screen-footer"
import { SHORT_REVEAL_MS, SkipReveal } from "./skip-reveal"
import { SpokenRound } from "./spoken-round"
import { useDueOutcome } from "./use-due-outcome"

/** With reduced motion a settled board fades in instead of moving. */
const CROSS_FADE_MS = 120

export interface PlayFrameProps {
  game: GameRecord
  context: GameContext
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
  /** How long the way from result to settled board takes. */
  revealMs: number
  /** The board's edge is lit: a win is on it. */
  finished: boolean
  /** The piece that decided, 64 to 92 px. */
  piece: (result: RoundResult) => ReactNode
  /** One line: what was drawn and what was needed. */
  reason: (result: RoundResult) => string
  /** One sentence that says draw, rule and money; empty for a play that the player has dismissed. */
  narrate: (result: RoundResult) => string
  /** Where what failed is said: over the board's upper edge, or below a board that is all controls. */
  failureAt?: "top" | "below"
  /** Takes the dock's place in games whose action is more than one bet. */
  dock?: ReactNode
  /** What the outcome layer shows, in games where that is not each play's own result. */
  announcedRound?: RoundState
  /** The last plays, newest first, in games where several bets make one. */
  recent?: readonly RoundResult[]
}

/** What every game does around its board: the dock, the reveal's end, the failure, the outcome and its words. */
export function PlayFrame(props: PlayFrameProps) {
  const {
    game,
    context,
    bet,
    verb,
    payoutLabel,
    onPlay,
    option,
    board,
    ladder,
    revealMs,
    finished,
    piece,
    reason,
    narrate,
  } = props
  const { round, token } = context
  const boardRef = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const reduced = useReducedMotion()
  const [dismissed, setDismissed] = useState<RoundState | null>(null)
  const plannedMs = reduced ? CROSS_FADE_MS : revealMs
  const settled = round.phase === "settled"
  const { onRevealStart } = context.results
  useEffect(() => {
    if (settled) onRevealStart?.(plannedMs)
  }, [settled, plannedMs, onRevealStart])
  useReveal(settled, plannedMs, boardRef, context.results.onRevealed)
  const skip = settled && plannedMs > SHORT_REVEAL_MS ? context.results.onRevealed : null
  const announcement = useAnnouncement(round, props.announcedRound ?? round, (result, whole) =>
    [narrate(result), whole && walletWords(result, token)].filter(Boolean).join(" "),
  )
  const revealed = revealedHistory(context.results.history, round)
  const shown = useDueOutcome(props.announcedRound ?? round, layer)
  return (
    <GameScreen
      ref={boardRef}
      game={game}
      context={{ ...context, results: { ...context.results, history: props.recent ?? revealed } }}
      revealing={settled}
      state={round.phase === "failed" ? "error" : finished ? "finished" : "plain"}
      spoken={<SpokenRound context={context} result={announcement} />}
      ladder={ladder(revealed)}
      board={board}
      dock={
        <SkipReveal.Provider value={skip}>
          {props.dock ?? (
            <BetDock
              context={context}
              bet={bet}
              verb={verb}
              onPlay={onPlay}
              option={option}
              {...(payoutLabel && { payoutLabel })}
            />
          )}
        </SkipReveal.Provider>
      }
      footer={<ScreenFooter context={context} bet={bet} last={revealed[0] ?? null} />}
      bannerAt={props.failureAt}
      banner={
        round.phase === "failed" &&
        round !== dismissed && (
          <FailureBanner
            round={round}
            onDismiss={round.moneyMoved === "unknown" ? undefined : () => setDismissed(round)}
          />
        )
      }
      outcome={
        shown && (
          <OutcomeLayer
            ref={layer}
            result={shown}
            token={token}
            piece={piece(shown)}
            reason={reason(shown)}
            onVerify={() => context.results.onVerify(shown)}
            onShare={context.results.onShare && (() => context.results.onShare?.(shown))}
          />
        )
      }
    />
  )
}

/**
 * What is announced of a revealed result: what the layer over the board shows of it, `whole` being true, or the step of a
 * play that goes on. Nothing of a result that was there when the page opened.
 */
function useAnnouncement(
  round: RoundState,
  shown: RoundState,
  words: (result: RoundResult, whole: boolean) => string,
): string {
  const first = useRef(round)
  if (round.phase !== "revealed" || round === first.current) return ""
  return shown.phase === "revealed" ? words(shown.result, true) : words(round.result, false)
}
