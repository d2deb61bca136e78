import { acceptsBet, type RoundResult, type RoundState, resultKey, revealedHistory } from "@dghrt/betting/model"
import { cn, PieceFrame, PlayingCard, Switch } from "@dghrt/design-system"
import { useId, useMemo, useRef, useState } from "react"
import { dealArray } from "#contract/games/blackjack/deals"
import { type Choice, decodeStep, encodeStep } from "#contract/games/blackjack/hand-step"
import { multiplierText, percentText, winChance } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import { openRunBoard } from "../kit/board-round"
import { useCleared } from "../kit/use-cleared"
import { useSceneSound } from "../kit/use-scene-sound"
import { withRealPlay } from "../run/real-play"
import { BetDock } from "../screen/bet-dock"
import { BoardHead } from "../screen/board-head"
import { PlayFrame } from "../screen/play-frame"
import { SetBet } from "../screen/set-bet"
import { SwappedDock } from "../screen/swapped-dock"
import { after } from "./after"
import { asOnePlay, handOf, isOpen, type Offer, offersOf, type PlayedHand, recentHands } from "./hand"
import { HandDock } from "./hand-dock"
import { betArray as drawnArray, type HandClass, pays } from "./maths"
import { timelineOf } from "./motion"
import { ChoiceOdds, DrawnOdds, HandPays } from "./odds-ladder"
import { blackjackRecord } from "./record"
import { celebrates, sceneOf } from "./scene"
import { type Mode, parseBlackjack, withLeft } from "./settings"
import { cuesFor } from "./sound"
import { BlackjackView2d } from "./view-2d"
import { modeNotes, narrate, narrateHand, narrateLeft, reason } from "./words"

/** Blackjack on its game page: the only part of the game that touches the round. */
export function BlackjackGame({ context: pageContext }: { context: BoardBetting }) {
  const {
    round,
    results: { history },
    token,
  } = pageContext
  const settings = parseBlackjack(pageContext.screen.settings)
  const [cleared, clear] = useCleared(round)
  const [left, setLeft] = useState<string | null>(null)
  const [considered, setConsidered] = useState<{ key: string; choice: Choice } | null>(null)
  const revealed = useMemo(() => revealedHistory(history, round), [history, round])
  const hand = useMemo(() => handOf(revealed), [revealed])
  const open = isOpen(hand, settings.ended) ? hand : null
  const context = open ? openRunBoard(pageContext) : pageContext
  const recent = useMemo(() => recentHands(revealed, open), [revealed, open])
  const scene = sceneOf(round, open, cleared)
  useSceneSound(scene, cuesFor, context.screen.volume)

  const offers = useMemo(() => (open ? offersOf(open) : []), [open])
  const choice = open && considered?.key === resultKey(open.last) ? considered.choice : null
  const offer = offers.find(({ step }) => step.kind === choice) ?? null
  const mode = open ? "played" : settings.mode
  const first = mode === "drawn" ? drawnArray : dealArray
  const bet = offer?.betArray ?? offers[0]?.betArray ?? first
  const wager = offer?.wager ?? open?.carried ?? context.wager
  const ready = acceptsBet(round)
  const hadFocus = useRef(false)

  function deal() {
    const metadata = encodeStep({ kind: mode === "drawn" ? "drawn" : "deal" })
    context.play({ betArray: first, metadata, step: 0 })
  }
  function play({ step, betArray, wager }: Offer) {
    context.play({ betArray, wager, metadata: encodeStep(step), step: open?.results.length ?? 0 })
  }
  function leave(ended: PlayedHand) {
    clear()
    setLeft(resultKey(ended.last))
    context.onCashOut(asOnePlay(ended))
    context.screen.onSettingsChange(withLeft(settings, ended))
  }

  return (
    <PlayFrame
      game={blackjackRecord}
      context={withRealPlay({ ...context, wager }, hand?.last)}
      bet={bet}
      verb="Deal"
      payoutLabel="Up to"
      onPlay={deal}
      option={null}
      dock={
        <SwappedDock key={open ? "hand" : "deal"} hadFocus={hadFocus}>
          {open ? (
            <HandDock
              context={context}
              hand={open}
              offers={offers}
              onPlay={play}
              onConsider={(next) => setConsidered({ key: resultKey(open.last), choice: next })}
              onLeave={() => leave(open)}
            />
          ) : (
            <BetDock
              context={context}
              bet={first}
              verb="Deal"
              payoutLabel="Up to"
              onPlay={deal}
              setBet={<SetBet context={context} bet={first} />}
              option={
                <ModeChoice
                  mode={mode}
                  disabled={!ready}
                  onChange={(next) => {
                    clear()
                    context.screen.onSettingsChange({ ...settings, mode: next })
                  }}
                />
              }
            />
          )}
        </SwappedDock>
      }
      board={
        <BlackjackView2d scene={scene} facts={<Facts mode={mode} />}>
          <Note mode={mode} over={scene.phase === "settled" && scene.ended !== null} />
        </BlackjackView2d>
      }
      ladder={() =>
        offer ? (
          <ChoiceOdds offer={offer} />
        ) : mode === "drawn" ? (
          <DrawnOdds scene={scene} />
        ) : (
          <HandPays scene={scene} />
        )
      }
      revealMs={timelineOf(scene).durationMs}
      finished={celebrates(scene)}
      announcedRound={useAnnouncedRound(round, hand, left)}
      recent={recent}
      runOpen={open !== null}
      piece={(result) => <Cards result={result} />}
      reason={reason}
      narrate={(result) =>
        hasSeveralBets(hand, result) && wasDrawnToItsEnd(hand)
          ? narrateHand(hand, token)
          : hand && !open && hand.ended === null
            ? narrateLeft(hand, context)
            : narrate(result, token)
      }
    />
  )
}

/** Whether the result is the last of a hand of several bets whose deal is known: what is shown of it is then one play. */
const hasSeveralBets = (hand: PlayedHand | null, result: RoundResult): hand is PlayedHand =>
  hand?.dealt === true && hand.results.length > 1 && resultKey(hand.last) === resultKey(result)

const wasDrawnToItsEnd = (hand: PlayedHand): hand is PlayedHand & { ended: HandClass } => hand.ended !== null

/**
 * A bet in the middle of a hand is announced by the table alone; the layer announces what the whole hand came to, drawn to
 * its end or `left` by its player on this page.
 */
function useAnnouncedRound(round: RoundState, hand: PlayedHand | null, left: string | null): RoundState {
  return useMemo(() => {
    const key = hand && resultKey(hand.last)
    const rests = round.phase === "idle" || round.phase === "revealed"
    if (!hand || !rests || (round.phase === "revealed" && resultKey(round.result) !== key)) return round
    if (hand.ended === null) return left === key ? { phase: "revealed", result: asOnePlay(hand) } : { phase: "idle" }
    return round.phase === "idle" ? round : { phase: "revealed", result: asOnePlay(hand) }
  }, [round, hand, left])
}

function ModeChoice({ mode, disabled, onChange }: { mode: Mode; disabled: boolean; onChange: (mode: Mode) => void }) {
  const noteId = useId()
  const { lead, more } = modeNotes.drawn
  return (
    <div className="tablet:pt-5">
      <Switch
        label="Quick deal"
        checked={mode === "drawn"}
        onCheckedChange={(quick) => onChange(quick ? "drawn" : "played")}
        disabled={disabled}
        aria-describedby={noteId}
        className="framed h-13 gap-2! rounded-sm px-2.5 text-sm leading-4"
      />
      <span id={noteId} className="sr-only">
        {`${lead} ${more}`}
      </span>
    </div>
  )
}

/** `over`: the hand has ended, and how is written where this stood. */
function Note({ mode, over }: { mode: Mode; over: boolean }) {
  const { lead, more } = modeNotes[mode]
  return (
    <p data-spare className={cn("mt-2 shrink-0 text-center text-[0.84375rem] text-text-muted", over && "invisible")}>
      <b className="font-semibold text-text">{lead}</b> <span className="max-md:hidden">{more}</span>
    </p>
  )
}

/** What the ladder would say, where it has no space. */
function Facts({ mode }: { mode: Mode }) {
  return (
    <BoardHead
      left={["Win pays", multiplierText(pays.win)]}
      right={
        mode === "drawn"
          ? ["Chance", `${percentText(winChance(drawnArray))}%`]
          : ["Blackjack", multiplierText(pays.blackjack)]
      }
    />
  )
}

/** The player's cards, small enough to fit over the figure. */
function Cards({ result }: { result: RoundResult }) {
  const step = decodeStep(result.bet.metadata)
  if (!step) return null
  return (
    <span className="flex gap-[6px]">
      {after(step, result).player.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand
        <PieceFrame key={place} viewBox="-56 -76 118 160" className="h-[80px]">
          <PlayingCard face={face} />
        </PieceFrame>
      ))}
    </span>
  )
}
