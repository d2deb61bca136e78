import { Scene3d } from "../kit3d/scene-3d"
import type { View3dProps } from "../kit3d/view-3d-or-2d"
import { celebrates, type DiceScene } from "./scene"
import { createDie } from "./view-3d-stone"
import { stonePicture } from "./words"
import "./view-3d.css"

/** The stone with depth; it shows what the flat one shows. */
export function DiceView3d({ scene, onUnavailable }: View3dProps<DiceScene>) {
  const roll = scene.phase === "revealing" || scene.phase === "settled" ? scene.roll : null
  return (
    <div
      role="img"
      aria-label={stonePicture(scene.phase, roll)}
      data-slot="dice-3d"
      data-lit={celebrates(scene)}
      className="dice-stone relative aspect-[1.3] h-[178px] min-h-0 shrink md:h-[250px] @beside/screen:h-[290px]"
    >
      <Scene3d scene={scene} createModel={createDie} onUnavailable={onUnavailable} className="size-full" />
    </div>
  )
}
