import { SegmentedControl } from "@dghrt/design-system"
import { type CSSProperties, memo, type ReactNode } from "react"
import { multiplierText, percentText } from "#contract/games/odds"
import { same } from "../kit/same"
import { BoardHead } from "../screen/board-head"
import { FlipCoin } from "./flip-coin"
import { chanceOf, type FlipSettings, faces, multiplierFor } from "./maths"
import type { FlipScene } from "./scene"
import { faceNames, picture } from "./words"
import "./flip.css"

export interface FlipView2dProps {
  scene: FlipScene
  /** The bet is on its way: nothing can be changed. */
  locked: boolean
  onChange: (settings: FlipSettings) => void
}

const sides = faces.map((value) => ({ value, label: faceNames[value] }))
const count = (coins: number) => Array.from({ length: coins }, (_, index) => index + 1)

/** The tray with its coins, and the two questions of the game: which side, and how often. */
export const FlipView2d = memo(function FlipView2d({ scene, locked, onChange }: FlipView2dProps) {
  const { settings, phase } = scene
  const { coins, face, needed } = settings
  const shown = phase === "landing" || phase === "settled" ? scene.shown : null
  return (
    <div data-slot="flip" data-phase={phase} className="flex w-full flex-col items-center">
      <BoardHead
        left={["Pays", multiplierText(multiplierFor(settings))]}
        right={["Chance", `${percentText(chanceOf(settings))}%`]}
      />
      <div
        role="img"
        aria-label={picture(scene)}
        data-alone={coins === 1}
        className="flip-tray"
        style={{ "--coins": coins, "--per-row": Math.ceil(coins / 2) } as CSSProperties}
      >
        {count(coins).map((place) => (
          <FlipCoin
            key={place}
            coin={place - 1}
            phase={phase}
            face={shown?.[place - 1] ?? null}
            called={face}
            className="flip-size"
          />
        ))}
      </div>
      <div className="flip-choices mt-2 grid w-full shrink-0 gap-2 md:mt-3 md:flex md:w-auto md:flex-wrap md:items-center md:justify-center md:gap-x-4">
        <Choice name="Side">
          <SegmentedControl
            label="Your side"
            value={face}
            onValueChange={(next) => onChange({ ...settings, face: next })}
            options={sides}
            disabled={locked}
          />
        </Choice>
        {coins > 1 && (
          <Choice name="At least">
            <SegmentedControl
              label={`At least this many ${face}`}
              value={`${needed}`}
              onValueChange={(next) => onChange({ ...settings, needed: Number(next) })}
              options={count(coins).map((value) => ({ value: `${value}`, label: `${value}` }))}
              disabled={locked}
            />
          </Choice>
        )}
      </div>
    </div>
  )
}, same)

function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="md:flex md:items-center md:gap-3">
      <span aria-hidden className="text-text-muted type-label max-md:sr-only">
        {name}
      </span>
      {children}
    </div>
  )
}
