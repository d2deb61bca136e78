import { BoxGeometry, DirectionalLight, Mesh, MeshStandardMaterial, PerspectiveCamera, Scene } from "three"
import type { Model3d } from "../kit3d/model-3d"

export interface TurningCube {
  movesMs: number
}

/** A cube in the theme's accent that turns for as long as its scene says. */
export function createTurningCube(): Model3d<TurningCube> {
  const world = new Scene()
  const camera = new PerspectiveCamera(40, 1, 0.1, 20)
  camera.position.z = 4
  const material = new MeshStandardMaterial()
  const cube = new Mesh(new BoxGeometry(2, 2, 2), material)
  const light = new DirectionalLight()
  light.position.set(1, 1, 3)
  world.add(cube, light)
  return {
    world,
    camera,
    paint: (colors) => {
      material.color = colors.color("var(--accent)")
    },
    frame: (aspect) => {
      camera.aspect = aspect
      camera.updateProjectionMatrix()
    },
    pose: ({ movesMs }, elapsedMs) => {
      cube.rotation.y = Math.min(elapsedMs, movesMs) / 1_000
      return elapsedMs < movesMs
    },
  }
}
