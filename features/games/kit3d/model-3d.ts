import type { PerspectiveCamera, Scene as World } from "three"
import type { Palette } from "./palette"

/** A 3D object that shows a game's scene. Its final state depends on the scene alone. */
export interface Model3d<Scene> {
  /** Meshes and lights. */
  readonly world: World
  readonly camera: PerspectiveCamera
  /** Takes its colours from the theme; runs again when the theme changes. */
  paint: (palette: Palette) => void
  /** Sees all of itself in a picture of this shape, width over height. */
  frame: (aspect: number) => void
  /** Stands as it does `elapsedMs` after the scene began, Infinity for its end; says whether it is still moving. */
  pose: (scene: Scene, elapsedMs: number) => boolean
}
