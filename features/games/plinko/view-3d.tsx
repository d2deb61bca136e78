import { Scene3d } from "../kit3d/scene-3d"
import type { View3dProps } from "../kit3d/view-3d-or-2d"
import { SHEET } from "./board"
import type { PlinkoScene } from "./scene"
import { createBoard } from "./view-3d-board"
import { picture } from "./words"

/** The board with depth, as large as the flat one; its ball takes the same way. */
export function PlinkoView3d({ scene, onUnavailable }: View3dProps<PlinkoScene>) {
  return (
    <div
      role="img"
      aria-label={picture(scene)}
      data-slot="plinko-3d"
      data-part="board"
      style={{ aspectRatio: `${SHEET.width} / ${SHEET.height}` }}
    >
      <Scene3d scene={scene} createModel={createBoard} onUnavailable={onUnavailable} className="size-full" />
    </div>
  )
}
