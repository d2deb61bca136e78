import { maxMultiplier, type RoundResult } from "@dghrt/betting/model"
import { PieceFrame, ReelSymbol } from "@dghrt/design-system"
import { memo } from "react"
import { multiplierText } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import { outcomeKind } from "../kit/outcome"
import { useSceneSound } from "../kit/use-scene-sound"
import { Ladder, type LadderRow } from "../screen/ladder"
import { PlayFrame } from "../screen/play-frame"
import { LINE, REELS, reelsOf } from "./grid"
import { betArray, lineOf, lines, OUTCOMES, type SlotSymbol } from "./maths"
import { revealMs } from "./motion"
import { slotsRecord } from "./record"
import { celebrates, METADATA, sceneOf } from "./scene"
import { cuesFor } from "./sound"
import { pictureOf, SlotsView2d } from "./view-2d"
import { lineName, narrate, oddsText, reason } from "./words"

/** Slots on its game page: the only part of the game that touches the round. */
export function SlotsGame({ context }: { context: BoardBetting }) {
  const { round, token } = context
  const scene = sceneOf(round, context.results.history[0] ?? null)
  useSceneSound(scene, cuesFor, context.screen.volume)
  return (
    <PlayFrame
      game={slotsRecord}
      context={context}
      bet={betArray}
      verb="Spin"
      payoutLabel="Up to"
      onPlay={() => context.play({ betArray, metadata: METADATA })}
      option={<TopLine />}
      board={<SlotsView2d scene={scene} />}
      ladder={() => <Paytable drawn={round.phase === "revealed" ? round.result : null} />}
      revealMs={revealMs(REELS)}
      finished={celebrates(scene)}
      piece={(result) => <LineRow result={result} />}
      reason={reason}
      narrate={(result) => narrate(result, token)}
    />
  )
}

/** There is nothing to choose in this game; its place in the dock says what there is to win. */
function TopLine() {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span className="text-text-muted type-label handheld:sr-only">Top prize</span>
      <p className="framed flex h-13 items-center justify-between gap-2 rounded-sm px-3">
        <b className="font-[650] text-lg">{multiplierText(maxMultiplier(betArray))}</b>
        <span className="text-[0.8125rem] text-text-muted">{`${lines[0]?.outcomes} in ${OUTCOMES}`}</span>
      </p>
    </div>
  )
}

const Picture = ({ of, className }: { of: SlotSymbol; className: string }) => (
  <PieceFrame viewBox="-110 -110 220 220" className={className}>
    <ReelSymbol of={pictureOf[of]} r={100} />
  </PieceFrame>
)

const NO_LINE = OUTCOMES - lines.reduce((sum, { outcomes }) => sum + outcomes, 0)

/** Every line with its odds; the one that was drawn is marked. */
const Paytable = memo(function Paytable({ drawn }: { drawn: RoundResult | null }) {
  const current = drawn && lineOf(drawn.resultIndex)
  const rows: readonly LadderRow[] = lines.map((line) => ({
    id: line.multiplierBps,
    label: lineName(line),
    detail: oddsText(line.outcomes),
    value: multiplierText(line.multiplierBps),
    piece: <Picture of={line.symbols[0]} className="size-6" />,
    kind: outcomeKind(line.multiplierBps) === "win" ? "partial" : outcomeKind(line.multiplierBps),
    current: line === current,
  }))
  return (
    <Ladder
      title="Line of four"
      empty=""
      rows={[
        ...rows,
        {
          id: "none",
          label: "No line",
          detail: oddsText(NO_LINE),
          value: multiplierText(0),
          piece: <span className="block w-6" />,
          kind: "loss",
          current: drawn !== null && current === null,
        },
      ]}
    />
  )
})

/** The middle row as it was drawn, small enough to fit over the figure. */
function LineRow({ result }: { result: RoundResult }) {
  return (
    <span className="flex gap-[8px]">
      {reelsOf(result).map((reel, place) => {
        const symbol = reel[LINE]
        return (
          symbol && (
            // A reel is its place in the machine.
            // biome-ignore lint/suspicious/noArrayIndexKey: reels have no other name
            <Picture key={place} of={symbol} className="size-[56px]" />
          )
        )
      })}
    </span>
  )
}
