import { percentText, winChance } from "@dghrt/betting/model"
import { PieceFrame, Rocket, SegmentedControl } from "@dghrt/design-system"
import { memo, useRef } from "react"
import { shortAmount } from "../kit/amount-text"
import type { GameContext } from "../kit/game-context"
import { same } from "../kit/same"
import { BoardHead } from "../screen/board-head"
import { chartTransform } from "./chart-transform"
import { ceilingOf, chartMs, curveTo, heightAt, progressOf } from "./flight"
import { betArray } from "./maths"
import type { CrashScene } from "./scene"
import { useFlight } from "./use-flight"
import { heightText, targetText } from "./words"
import "./crash.css"

export interface CrashView2dProps {
  scene: CrashScene
  wager: bigint
  token: GameContext["token"]
  locked: boolean
  onTarget: (target: number) => void
}

const ROOM = 1.25

const quickTargets = [125, 150, 200, 500, 1_000]

function picture(scene: CrashScene): string {
  const target = `auto cash-out at ${targetText(scene.settings.target)}`
  if (scene.phase === "flying") return `The rocket climbs, ${target}`
  if (scene.phase !== "settled") return `A rocket on its pad, ${target}`
  return `The rocket ${scene.reached ? "reached its target" : "crashed"}, ${target}, displayed crash point ${heightText(scene.point)}`
}

/** The chart: a curve that is the same for every flight, and the rocket that follows it to where it was drawn to end. */
export const CrashView2d = memo(function CrashView2d({ scene, wager, token, locked, onTarget }: CrashView2dProps) {
  const { phase, settings } = scene
  // A flight that has ended above the chart is shown on one that reaches to it, with room for the rocket. While it
  // climbs the chart says nothing of its end.
  const usual = ceilingOf(settings.target)
  const ceiling = phase === "settled" ? Math.max(usual, 1 + (scene.point - 1) * ROOM) : usual
  const flown = phase === "flying" || phase === "settled" ? progressOf(scene.point, ceiling) : 0
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
        <Grid ceiling={ceiling} />
        <div data-part="plot">
          <Target target={settings.target} ceiling={ceiling} />
          <Flight scene={scene} flown={flown} ceiling={ceiling} wager={wager} token={token} />
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

const lines = [0, 0.25, 0.5, 0.75, 1]

function Grid({ ceiling }: { ceiling: number }) {
  const wholeMs = chartMs(ceiling)
  const stepMs = wholeMs < 2_500 ? 500 : 1_000
  const times = Array.from({ length: Math.floor(wholeMs / stepMs) + 1 }, (_, index) => index * stepMs)
  return (
    <div aria-hidden data-part="grid">
      {lines.map((part) => (
        <span key={part} data-part="height" style={{ bottom: `${part * 100}%` }}>
          {heightText(1 + (ceiling - 1) * part)}
        </span>
      ))}
      {times.map((ms) => (
        <span key={ms} data-part="second" style={{ left: `${(ms * 100) / wholeMs}%` }}>
          {`${ms / 1_000} s`}
        </span>
      ))}
    </div>
  )
}

function Target({ target, ceiling }: { target: number; ceiling: number }) {
  const height = (target / 100 - 1) / (ceiling - 1)
  return (
    <div aria-hidden data-part="target" style={{ bottom: `${height * 100}%` }}>
      <span className="max-md:text-xs">{`Auto cash-out at ${targetText(target)}`}</span>
    </div>
  )
}

interface FlightProps extends Pick<CrashView2dProps, "scene" | "wager" | "token"> {
  /** How far along the chart the flight ends, 0 to 1. */
  flown: number
  ceiling: number
}

function Flight({ scene, flown, ceiling, wager, token }: FlightProps) {
  const parts = {
    window: useRef<HTMLDivElement>(null),
    curve: useRef<HTMLDivElement>(null),
    rocket: useRef<HTMLDivElement>(null),
    figure: useRef<HTMLElement>(null),
  }
  const { phase, settings } = scene
  useFlight(parts, { active: phase === "flying", flown, ceiling, lockAt: settings.target / 100 })
  const end = curveTo(flown).at(-1) ?? { x: 0, y: 0, turn: 90 }
  const height = phase === "settled" && scene.reached ? settings.target / 100 : heightAt(flown, ceiling)
  const shown = phase === "settled" ? height : 1
  const lamports = (wager * BigInt(Math.floor(shown * 10_000 + 1e-6))) / 10_000n
  const saying = {
    idle: `${shortAmount(lamports, token.decimals)} ${token.symbol} at this height`,
    waiting: "Waiting for the draw",
    flying: "Replaying the draw",
    settled: scene.phase === "settled" && scene.reached ? "Cashed out" : "Crashed",
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
          <Rocket burning={phase !== "settled" || scene.reached} />
        </PieceFrame>
      </div>
      <div aria-hidden data-part="reading" data-decides>
        <b ref={parts.figure} data-part="figure" className="type-display">
          {heightText(shown)}
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
