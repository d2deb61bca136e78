import { acceptsBet } from "@dghrt/betting/model"
import { Ball, Bucket, PieceFrame, Select, useLatest } from "@dghrt/design-system"
import { memo } from "react"
import { multiplierText } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import { outcomeKind } from "../kit/outcome"
import { same } from "../kit/same"
import { useCleared } from "../kit/use-cleared"
import { useSceneSound } from "../kit/use-scene-sound"
import { lazyView3d } from "../kit3d/view-3d-or-2d"
import { Ladder } from "../screen/ladder"
import { PlayFrame } from "../screen/play-frame"
import { bucketHue, bucketLabel } from "./board-picture"
import { revealMs } from "./fall"
import {
  type Board,
  betArray,
  boardOf,
  bucketOf,
  oddsOf,
  oddsRowOf,
  type PlinkoSettings,
  type Risk,
  risks,
  tableIdOf,
  tables,
} from "./maths"
import { plinkoRecord } from "./record"
import { celebrates, type PlinkoScene, sceneOf } from "./scene"
import { decodePlinko, encodePlinko, parsePlinko } from "./settings"
import { cuesFor } from "./sound"
import { PlinkoView2d } from "./view-2d"
import { narrate, oddsText, reason, riskNames, rowName, tableName } from "./words"

const PlinkoView3d = lazyView3d(async () => (await import("./view-3d")).PlinkoView3d)

/** Plinko on its game page: the only part of the game that touches the round. */
export function PlinkoGame({ context }: { context: BoardBetting }) {
  const { round, token } = context
  const settings = parsePlinko(context.screen.settings)
  const chosen = tableIdOf(settings)
  const [cleared, clear] = useCleared(round)
  const scene = sceneOf(round, settings, cleared)
  const bet = betArray(settings)
  useSceneSound(scene, cuesFor, context.screen.volume)
  const locked = !acceptsBet(round)
  const change = (next: Partial<PlinkoSettings>) => {
    clear()
    context.screen.onSettingsChange({ ...settings, ...next })
  }
  const chooseBoard = useLatest((board: Board) => change({ board }))
  const chooseRisk = useLatest((risk: Risk) => change({ risk }))
  return (
    <PlayFrame
      game={plinkoRecord}
      context={context}
      bet={bet}
      verb="Drop"
      payoutLabel="Up to"
      onPlay={() => context.play({ betArray: bet, metadata: encodePlinko(chosen) })}
      option={<RiskOption settings={settings} disabled={locked} onRisk={chooseRisk} />}
      board={
        <PlinkoView2d
          scene={scene}
          locked={locked}
          onBoard={chooseBoard}
          view3d={context.screen.view === "3D" ? PlinkoView3d : undefined}
        />
      }
      ladder={() => <Odds scene={scene} />}
      revealMs={revealMs(tables[scene.table].rows)}
      finished={celebrates(scene)}
      piece={({ multiplierBps }) => (
        <PieceFrame viewBox="0 0 120 84" className="h-[84px]">
          <Bucket
            x={60}
            y={38}
            width={92}
            height={42}
            label={bucketLabel(multiplierBps)}
            hue={bucketHue(multiplierBps)}
            hit={outcomeKind(multiplierBps) === "win"}
            size={18}
          />
          <Ball x={60} y={24} r={16} />
        </PieceFrame>
      )}
      reason={(result) => reason(result, decodePlinko(result.bet.metadata) ?? chosen)}
      narrate={(result) => narrate(result, token)}
    />
  )
}

interface RiskOptionProps {
  settings: PlinkoSettings
  disabled: boolean
  onRisk: (risk: Risk) => void
}

/** How far the edges pay above the middle. A long board has one table, which the field says. */
const RiskOption = memo(function RiskOption({ settings, disabled, onRisk }: RiskOptionProps) {
  const look = "handheld:[&>div:first-child]:sr-only [&_button]:h-13 [&_button]:font-semibold"
  if (settings.board !== "classic")
    return (
      <Select
        label="Risk"
        value="fixed"
        onValueChange={() => undefined}
        options={[{ value: "fixed", label: "Fixed" }]}
        disabled
        className={look}
      />
    )
  return (
    <Select
      label="Risk"
      value={settings.risk}
      onValueChange={onRisk}
      options={risks.map((risk) => ({ value: risk, label: riskNames[risk] }))}
      disabled={disabled}
      className={look}
    />
  )
}, same)

/** Nothing in the table has been won yet, so a row that pays is plain text. */
const ladderKinds = { win: "partial", push: "push", partial: "loss", loss: "loss" } as const

/** What the buckets pay, from the edge inward, with the odds of ending there. */
function Odds({ scene }: { scene: PlinkoScene }) {
  const { table } = scene
  const drawn = scene.phase === "settled" ? oddsRowOf(table, bucketOf(scene.path)) : null
  const title = boardOf(table) === "classic" ? `${tableName(table)} buckets` : tableName(table)
  return (
    <Ladder
      title={title}
      empty=""
      rows={oddsOf(table).map(({ multiplierBps }, row) => ({
        id: row,
        label: rowName(table, row),
        detail: oddsText(table, row),
        value: multiplierText(multiplierBps),
        kind: ladderKinds[outcomeKind(multiplierBps)],
        current: row === drawn,
      }))}
    />
  )
}
