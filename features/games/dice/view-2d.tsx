import { SegmentedControl, useReducedMotion } from "@dghrt/design-system"
import { memo } from "react"
import { multiplierText, percentText } from "#contract/games/odds"
import { same } from "../kit/same"
import { View3dOr2d, type View3dOr2dProps } from "../kit3d/view-3d-or-2d"
import { BoardHead } from "../screen/board-head"
import { DiceTrack } from "./dice-track"
import { Die } from "./die"
import { type DiceSettings, diceModes, FACES, multiplierFor, winners } from "./maths"
import { celebrates, type DiceScene } from "./scene"
import { withMode } from "./settings"
import { modeNames, target } from "./words"
import "./view-2d.css"

export interface DiceView2dProps {
  scene: DiceScene
  /** The bet is on its way: nothing can be changed. */
  locked: boolean
  onChange: (settings: DiceSettings) => void
  /** The stone with depth, in the flat one's place. */
  view3d?: View3dOr2dProps<DiceScene>["view3d"] | undefined
}

const motions = { idle: "still", rolling: "waiting", revealing: "revealing", settled: "still" } as const
const modes = diceModes.map((value) => ({ value, label: modeNames[value] }))

/** The stone, the track, the four ways to bet, and what they come to. */
export const DiceView2d = memo(function DiceView2d({ scene, locked, onChange, view3d }: DiceView2dProps) {
  const still = useReducedMotion()
  const { settings, phase } = scene
  const chance = percentText(winners(settings) / FACES)
  const multiplier = multiplierText(multiplierFor(winners(settings)))
  const roll = phase === "revealing" || phase === "settled" ? scene.roll : null
  const view2d = (
    <Die
      roll={roll}
      motion={still ? "still" : motions[phase]}
      lit={celebrates(scene)}
      className="dice-stone max-md:-mt-1 max-md:-mb-3 min-h-0 h-[178px] shrink overflow-visible md:h-[250px] @beside/screen:h-[290px]"
    />
  )
  return (
    <div data-slot="dice" data-phase={phase} className="flex w-full flex-col items-center">
      <BoardHead left={["Pays", multiplier]} right={["Chance", `${chance}%`]} />
      {view3d ? <View3dOr2d scene={scene} view3d={view3d} view2d={view2d} /> : view2d}
      <div className="flex w-full max-w-[34.25rem] shrink-0 flex-col px-1.5 pt-3.5 md:px-4 md:pt-4">
        <DiceTrack scene={scene} disabled={locked} onChange={onChange} />
        <SegmentedControl
          label="Wins when the roll is"
          value={settings.mode}
          onValueChange={(mode) => onChange(withMode(settings, mode))}
          options={modes}
          disabled={locked}
          className="mt-2.5 max-md:-mx-1.5"
        />
        <p className="sr-only">{`${target(settings)} wins.`}</p>
      </div>
    </div>
  )
}, same)
