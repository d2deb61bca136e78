import { Scene3d } from "../kit3d/scene-3d"
import type { View3dProps } from "../kit3d/view-3d-or-2d"
import type { FlipScene } from "./scene"
import { createCoins } from "./view-3d-coins"
import { picture } from "./words"

/** The tray with depth; its coins lie as those of the flat one do. */
export function FlipView3d({ scene, onUnavailable }: View3dProps<FlipScene>) {
  return (
    <div
      role="img"
      aria-label={picture(scene)}
      data-slot="flip-3d"
      className="h-61 min-h-0 w-full max-w-160 shrink md:h-68"
    >
      <Scene3d scene={scene} createModel={createCoins} onUnavailable={onUnavailable} className="size-full" />
    </div>
  )
}
