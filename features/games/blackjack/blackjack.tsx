import { PieceFrame, PlayingCard } from "@dghrt/design-system"
import { multiplierText, percentText } from "../kit/amount-text"
import { maxMultiplier, winChance } from "../kit/bet-array"
import { decorationOf } from "../kit/decoration"
import { outcomeKind } from "../kit/outcome"
import type { Table } from "../kit/table"
import { useSceneSound } from "../kit/use-scene-sound"
import type { RoundResult } from "../round/round-state"
import { Ladder } from "../screen/ladder"
import { PlayFrame } from "../screen/play-frame"
import { firstHandOf } from "./drawn-hand"
import { betArray, classOf, handClasses, pays } from "./maths"
import { timelineOf } from "./motion"
import { blackjackRecord } from "./record"
import { type BlackjackScene, celebrates, METADATA, sceneOf } from "./scene"
import { cuesFor } from "./sound"
import { BlackjackView2d } from "./view-2d"
import { classNames, narrate, oddsText, reason } from "./words"

/** Blackjack at a table: the only part of the game that touches the round. */
export function BlackjackGame({ table }: { table: Table }) {
  const { round, token, wager } = table
  const scene = sceneOf(round)
  useSceneSound(scene, cuesFor, table.volume)
  return (
    <PlayFrame
      game={blackjackRecord}
      table={table}
      bet={betArray}
      verb="Deal"
      promise="Up to"
      onPlay={() => table.play({ betArray, wager, metadata: METADATA })}
      option={<BestHand />}
      board={
        <BlackjackView2d scene={scene} facts={<Facts />}>
          <p className="mt-2 text-center text-[0.84375rem] text-text-muted">
            <b className="font-semibold text-text">Deal: outcome is drawn, no decisions.</b>{" "}
            <span className="max-md:hidden">Hands shown are real hands of the drawn class.</span>
          </p>
        </BlackjackView2d>
      }
      ladder={() => <Odds scene={scene} />}
      revealMs={timelineOf(scene).durationMs}
      finished={celebrates(scene)}
      piece={(result) => <Cards result={result} />}
      reason={reason}
      narrate={(result) => narrate(result, token)}
    />
  )
}

/** There is nothing to choose in a drawn hand; its place in the dock says what there is to win. */
function BestHand() {
  return (
    <div className="grid gap-1.5">
      <span className="text-text-muted type-label max-md:sr-only">Best hand</span>
      <p className="framed flex h-13 items-center justify-between gap-2 rounded-sm px-3">
        <b className="font-[650] text-lg">{multiplierText(maxMultiplier(betArray))}</b>
        <span className="text-[0.8125rem] text-text-muted">{oddsText("blackjack")}</span>
      </p>
    </div>
  )
}

function Facts() {
  return (
    <div className="mb-2 flex h-8.5 w-full items-center justify-between md:hidden">
      <span className="flex items-baseline gap-2 text-text-muted type-label">
        <span className="max-xs:sr-only">Win pays</span>
        <b className="type-display text-[calc(24px*var(--display-scale))] text-accent">{multiplierText(pays.win)}</b>
      </span>
      <span className="flex items-baseline gap-2 text-text-muted type-label">
        <span className="max-xs:sr-only">Chance</span>{" "}
        <b className="font-[650] text-[17px] text-text">{percentText(winChance(betArray))}%</b>
      </span>
    </div>
  )
}

function Odds({ scene }: { scene: BlackjackScene }) {
  return (
    <Ladder
      title="Odds"
      empty=""
      rows={handClasses.map((kind) => ({
        id: kind,
        label: classNames[kind],
        detail: oddsText(kind),
        value: multiplierText(pays[kind]),
        kind: outcomeKind(pays[kind]) === "loss" ? "loss" : "partial",
        current: scene.phase === "settled" && scene.ended === kind,
      }))}
    />
  )
}

/** The player's cards, small enough to stand over the figure. */
function Cards({ result }: { result: RoundResult }) {
  const { player } = firstHandOf(classOf(result.resultIndex), decorationOf(result))
  return (
    <span className="flex gap-1.5">
      {player.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand
        <PieceFrame key={place} viewBox="-56 -76 118 160" className="h-20">
          <PlayingCard face={face} />
        </PieceFrame>
      ))}
    </span>
  )
}
