import { acceptsBet, type RoundResult, revealedHistory, stakeFits, stakeLimits } from "@dghrt/betting/model"
import { Button, PieceFrame, PlayingCard, suits, useLatest } from "@dghrt/design-system"
import { RefreshCw } from "lucide-react"
import { highestPayout, multiplierText } from "#contract/games/odds"
import { exactAmount, shortAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import { canPlaceBet, openRunBoard } from "../kit/board-round"
import { useSceneSound } from "../kit/use-scene-sound"
import { obstacleTo } from "../run/next-step"
import { withRealPlay } from "../run/real-play"
import { runMultiplier, shortRunMultiplier } from "../run/run-multiplier"
import { overText, spokenStep } from "../run/run-words"
import { useAnnouncedRound, useRun } from "../run/use-run"
import { PlayFrame } from "../screen/play-frame"
import { RunDock } from "../screen/run-dock"
import { CarryLadder } from "./carry-ladder"
import { betArray, hitsOf, likelier, multiplierFor, RANKS, type Side, sides } from "./maths"
import { TURN_MS } from "./motion"
import { hiloRecord } from "./record"
import { celebrates, sceneOf } from "./scene"
import { cardsAfter, decodeHilo, drawnCard, encodeHilo, hiloRun, openCard, parseHilo, startCard } from "./settings"
import { cuesFor } from "./sound"
import { HiloView2d } from "./view-2d"
import { callName, narrate, progressText, reason } from "./words"

/** HiLo on its game page: the only part of the game that touches the round. */
export function HiloGame({ context: pageContext }: { context: BoardBetting }) {
  const { round, token } = pageContext
  const { maxPayout } = pageContext.next.limits
  const settings = parseHilo(pageContext.screen.settings)
  const { board, open, recent, again, leave } = useRun(pageContext, hiloRun, settings.ended)
  const context = open ? openRunBoard(pageContext) : pageContext
  const { run } = board
  const start = startCard(revealedHistory(context.results.history, round)[0], settings.skips)
  const scene = sceneOf(round, { ...board, start })
  useSceneSound(scene, cuesFor, context.screen.volume)

  const cards = open ? cardsAfter(open.last.step.cards, drawnCard(open.last.result)) : [start]
  const level = open?.level ?? 0
  const wager = open ? open.carried : context.wager
  const { rank } = openCard({ cards })
  const ready = acceptsBet(round)
  const over = ready && scene.end !== null && run ? run : null
  const shown = open ?? over
  const choices = sides.map((side) => {
    const call = { rank, side }
    const bet = betArray(call)
    const fits = open ? obstacleTo(context, wager, bet) === null : stakeFits(wager, stakeLimits(context.next, bet))
    return { call, bet, fits, carries: highestPayout(bet, wager) }
  })
  // What the action plays is what most likely hits; should the pool be unable to pay the other side, it still can this.
  const favourite = likelier(rank)
  const asked = openCard(scene)
  const under = (scene.phase === "waiting" || scene.phase === "revealing") && scene.side
  const offered = under ? { rank: asked.rank, side: under } : { rank, side: favourite }
  const bet = betArray(offered)

  const call = useLatest((side: Side) => {
    if (!canPlaceBet(context) || scene.end !== null || !choices.find((choice) => choice.call.side === side)?.fits)
      return
    const metadata = encodeHilo({ level, cards, side })
    context.play({ betArray: betArray({ rank, side }), metadata, step: level, ...(open && { wager: open.carried }) })
  })
  function skip() {
    again()
    context.screen.onSettingsChange({ ...settings, skips: (settings.skips + 1) % 1_000 })
  }

  const announcedRound = useAnnouncedRound(round, run, "hilo", scene.end)
  return (
    <PlayFrame
      game={hiloRecord}
      context={withRealPlay({ ...context, wager }, run?.last.result)}
      bet={bet}
      verb={callName(offered)}
      onPlay={() => call(favourite)}
      option={null}
      dock={
        <RunDock
          context={context}
          bet={bet}
          verb={callName(offered)}
          onStep={() => call(favourite)}
          stepsOnBoard
          option={<SkipCard disabled={!ready} onSkip={skip} />}
          open={
            open && {
              carried: open.carried,
              last: open.last.result,
              text: progressText(open),
              leave: "Finish",
              onLeave: () => context.screen.onSettingsChange({ ...settings, ended: leave(open) }),
            }
          }
          over={over && { text: overText(over, context), verb: "New run", onAgain: again }}
        />
      }
      board={
        <HiloView2d
          scene={scene}
          now={shown ? shortRunMultiplier(runMultiplier(shown)) : "1x"}
          carried={shown ? shortAmount(shown.carried, token.decimals) : "—"}
          pads={[...choices].reverse().map(({ call: { side }, fits, carries }) => ({
            side,
            name: callName({ rank: asked.rank, side }),
            odds: `${hitsOf({ rank: asked.rank, side })} of ${RANKS.length}`,
            multiplier: multiplierText(multiplierFor({ rank: asked.rank, side })),
            carries:
              maxPayout !== null && carries > maxPayout
                ? "Above pool limit"
                : `${shortAmount(carries, token.decimals)} ${token.symbol}`,
            disabled: !canPlaceBet(context) || scene.end !== null || !fits,
          }))}
          onCall={call}
        />
      }
      ladder={() => <CarryLadder context={context} run={shown} choices={over ? [] : choices} wager={wager} />}
      revealMs={TURN_MS}
      finished={celebrates(scene)}
      announcedRound={announcedRound}
      recent={recent}
      piece={(result) => <Piece result={result} />}
      reason={(result) => reasonOf(result)}
      outcomeName={({ bet: { metadata }, resultIndex }) => {
        const step = decodeHilo(metadata)
        return step ? reason(step, resultIndex) : ""
      }}
      runOpen={open !== null}
      narrate={(result) =>
        spokenStep({ sentence: narrate(result, token), open: open && progressText(open), run, end: scene.end, context })
      }
    />
  )

  function reasonOf(result: RoundResult) {
    const step = decodeHilo(result.bet.metadata)
    if (!step) return ""
    if (scene.end !== "lost" && run)
      return `${progressText(run)}: ${exactAmount(run.carried, token.decimals)} ${token.symbol}`
    return reason(step, result.resultIndex)
  }
}

/** Another card to begin with: free, and worth the same. */
function SkipCard({ disabled, onSkip }: { disabled: boolean; onSkip: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span className="text-text-secondary type-label handheld:sr-only">Start card</span>
      <Button
        size="lg"
        disabled={disabled}
        onClick={onSkip}
        icon={<RefreshCw aria-hidden className="size-4.5 shrink-0 handheld:size-4" strokeWidth={1.75} />}
        className="h-13 w-full px-1 text-[0.9375rem] handheld:gap-1 handheld:text-[0.78125rem]"
      >
        Skip card
      </Button>
    </div>
  )
}

/** The card that decided, large enough to be read over the figure. */
function Piece({ result }: { result: RoundResult }) {
  const { rank, suit } = drawnCard(result)
  return (
    <PieceFrame viewBox="-56 -76 118 160" className="h-[92px]">
      <PlayingCard face={{ rank: RANKS[rank] ?? "2", suit: suits[suit] ?? "heart" }} />
    </PieceFrame>
  )
}
