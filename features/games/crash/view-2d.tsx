import { PieceFrame, Rocket, SegmentedControl } from "@dghrt/design-system"
import { memo, useRef } from "react"
import { highestPayout, percentText, winChance } from "#contract/games/odds"
import { shortAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import { same } from "../kit/same"
import { BoardHead } from "../screen/board-head"
import { chartTransform } from "./chart-transform"
import { curveTo, endOf, flightMs, LINE } from "./flight"
import { betArray } from "./maths"
import type { CrashScene } from "./scene"
import { useFlight } from "./use-flight"
import { targetText } from "./words"
import "./crash.css"

export interface CrashView2dProps {
  scene: CrashScene
  wager: bigint
  token: BoardBetting["token"]
  locked: boolean
  onTarget: (target: number) => void
}

const quickTargets = [125, 150, 200, 500, 1_000]

function picture(scene: CrashScene): string {
  const target = `auto cash-out at ${targetText(scene.settings.target)}`
  if (scene.phase === "flying") return `The rocket climbs, ${target}`
  if (scene.phase !== "settled") return `A rocket on its pad, ${target}`
  return `The rocket ${scene.reached ? "reached its target" : "crashed"}, ${target}`
}

/** The chart: a curve that is the same for every flight, and the rocket that follows it to the line of its target, or to where every other flight ends. */
export const CrashView2d = memo(function CrashView2d({ scene, wager, token, locked, onTarget }: CrashView2dProps) {
  const { phase, settings } = scene
  const reached = phase === "settled" && scene.reached
  return (
    <div
      data-slot="crash"
      data-phase={phase}
      data-reached={reached}
      className="flex w-full flex-col items-center gap-3 max-md:gap-1"
    >
      <BoardHead
        left={["Pays", targetText(settings.target)]}
        right={["Chance", `${percentText(winChance(betArray(settings)))}%`]}
      />
      <div role="img" aria-label={picture(scene)} className="relative h-66 min-h-0 w-full shrink md:h-100">
        <div data-part="plot">
          <Target target={settings.target} />
          <Flight scene={scene} wager={wager} token={token} />
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-3">
        <span aria-hidden data-spare className="text-text-muted type-label max-md:hidden">
          Quick targets
        </span>
        <SegmentedControl
          label="Quick targets"
          value={`${settings.target}`}
          onValueChange={(target) => onTarget(Number(target))}
          options={quickTargets.map((target) => ({ value: `${target}`, label: targetText(target) }))}
          disabled={locked}
        />
      </div>
    </div>
  )
}, same)

const Target = ({ target }: { target: number }) => (
  <div aria-hidden data-part="target" style={{ bottom: `${LINE * 100}%` }}>
    <span className="max-md:text-xs">{`Auto cash-out at ${targetText(target)}`}</span>
  </div>
)

function Flight({ scene, wager, token }: Pick<CrashView2dProps, "scene" | "wager" | "token">) {
  const parts = {
    window: useRef<HTMLDivElement>(null),
    curve: useRef<HTMLDivElement>(null),
    rocket: useRef<HTMLDivElement>(null),
  }
  const { phase, settings } = scene
  const drawn = phase === "flying" || phase === "settled" ? scene.reached : null
  const flown = drawn === null ? 0 : endOf(drawn)
  useFlight(parts, { active: phase === "flying", flown, durationMs: flightMs(drawn === true) })
  const end = curveTo(flown).at(-1) ?? { x: 0, y: 0, turn: 90 }
  const crashed = phase === "settled" && !scene.reached
  const target = targetText(settings.target)
  const saying = {
    idle: `Pays ${shortAmount(highestPayout(betArray(settings), wager), token.decimals)} ${token.symbol}`,
    waiting: "Waiting for the draw",
    flying: "Replaying the draw",
    settled: crashed ? `Before ${target}` : "Cashed out",
  }
  return (
    <>
      <div aria-hidden data-part="window" ref={parts.window} style={{ translate: `${(flown - 1) * 100}% 0` }}>
        <div data-part="curve" ref={parts.curve} style={{ translate: `${(1 - flown) * 100}% 0` }}>
          <Curve />
        </div>
      </div>
      <div aria-hidden data-part="rocket" ref={parts.rocket} style={{ transform: chartTransform(end) }}>
        <PieceFrame viewBox="-110 -110 220 250" className="h-full overflow-visible">
          <Rocket burning={!crashed} />
        </PieceFrame>
      </div>
      <div aria-hidden data-part="reading" data-decides>
        <b data-part="figure" className="type-display">
          {crashed ? "Crashed" : target}
        </b>
        <span className="text-text-secondary">{saying[phase]}</span>
      </div>
    </>
  )
}

const path = curveTo(1)
  .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${(x * 100).toFixed(2)} ${(100 - y * 100).toFixed(2)}`)
  .join("")

function Curve() {
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full overflow-visible">
      <path data-part="area" d={`${path}V100H0Z`} />
      <path data-part="line" d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
