import {
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  InstancedMesh,
  type Material,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Object3D,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from "three"
import { toned } from "../kit3d/materials"
import { mergeParts } from "../kit3d/merge-parts"
import type { Palette } from "../kit3d/palette"
import { type Face, faces } from "./maths"

export const COIN = { radius: 1, height: 0.16 }
const REEDS = 48
const BEADS = 36
const UP = COIN.height / 2

/** Under a coin's faces, too little below them to be seen. */
const SUNK = 0.004

/** How far the steel of tails is mixed with the light, and its rays with the ink: their edge is seen in every theme. */
export const TAILS = { field: 0.4, ray: -0.72 }

/** The name of one side of all the coins. */
export const sideName = (face: Face) => `side-${face}`

/** The edge, cut so that it catches light 48 times around, and closed: it throws the coin's whole shadow. */
function reeded(): BufferGeometry {
  const geometry = new CylinderGeometry(COIN.radius, COIN.radius, COIN.height, REEDS * 2, 1, true)
  const { position } = geometry.attributes
  if (position)
    for (let corner = 0; corner < position.count; corner++) {
      const depth = (corner % (REEDS * 2 + 1)) % 2 === 0 ? 1 : 0.975
      position.setX(corner, position.getX(corner) * depth)
      position.setZ(corner, position.getZ(corner) * depth)
    }
  const lid = new CircleGeometry(COIN.radius * 0.97, REEDS).rotateX(-Math.PI / 2).translate(0, UP - SUNK, 0)
  return mergeParts([geometry, lid, lid.clone().rotateX(Math.PI)])
}

/** The DGHRT heart, upright to a viewer who looks at the coin from the front. */
function heart(): ExtrudeGeometry {
  const shape = new Shape()
  shape.moveTo(0, -9)
  shape.bezierCurveTo(-13, 1, -11, 10, -5.4, 10)
  shape.bezierCurveTo(-2.4, 10, -0.6, 8, 0, 6.2)
  shape.bezierCurveTo(0.6, 8, 2.4, 10, 5.4, 10)
  shape.bezierCurveTo(11, 10, 13, 1, 0, -9)
  const geometry = new ExtrudeGeometry(shape, {
    depth: 0.4,
    bevelThickness: 2.6,
    bevelSize: 3,
    bevelOffset: -3,
    bevelSegments: 2,
    curveSegments: 5,
  })
  return geometry.scale(0.054, 0.054, 0.034).rotateX(-Math.PI / 2)
}

/** Twelve rays, long and short in turn. */
function sun(): ExtrudeGeometry {
  const shape = new Shape()
  for (let point = 0; point < 24; point++) {
    const around = (point / 24) * Math.PI * 2
    const radius = point % 2 === 1 ? 0.2 : point % 4 === 0 ? 0.68 : 0.5
    const [x, y] = [Math.cos(around) * radius, Math.sin(around) * radius]
    if (point === 0) shape.moveTo(x, y)
    else shape.lineTo(x, y)
  }
  shape.closePath()
  const geometry = new ExtrudeGeometry(shape, {
    depth: 0.02,
    bevelThickness: 0.03,
    bevelSize: 0.03,
    bevelSegments: 1,
  })
  return geometry.rotateX(Math.PI / 2)
}

/** One side's disc, rims and beads, looking up for heads and down for tails. */
function struckSide(face: Face): BufferGeometry {
  const beads = Array.from({ length: BEADS }, (_, bead) => {
    const around = (bead / BEADS) * Math.PI * 2
    const dome = new SphereGeometry(0.024, 6, 3, 0, Math.PI * 2, 0, Math.PI / 2).rotateX(Math.PI / 2)
    return dome.translate(Math.cos(around) * 0.83, Math.sin(around) * 0.83, 0)
  })
  return mergeParts([
    new CircleGeometry(COIN.radius * 0.99, 72),
    new TorusGeometry(0.93, 0.045, 8, 64),
    new TorusGeometry(0.74, 0.018, 6, 56),
    ...beads,
  ])
    .rotateX(face === "heads" ? -Math.PI / 2 : Math.PI / 2)
    .translate(0, face === "heads" ? UP : -UP, 0)
}

/** Coins of one mint. Each part of all of them is drawn at once: a picture costs by the things that are asked for. */
export function createMint(most: number) {
  // More of a mirror would show the theme's sky, which is dark in most themes, in place of the coin's own metal.
  const polish = { heads: 0.3, tails: 0.36 }
  const struck = (face: Face) => new MeshStandardMaterial({ metalness: 0.4, roughness: polish[face] })
  const sides = { heads: struck("heads"), tails: struck("tails") }
  const edge = new MeshStandardMaterial({ metalness: 0.4, roughness: 0.34, flatShading: true })
  const gem = new MeshPhysicalMaterial({ roughness: 0.2, clearcoat: 1, flatShading: true })
  const ray = new MeshStandardMaterial({ metalness: 0.2, roughness: 0.6, flatShading: true })
  const boss = new MeshPhysicalMaterial({ roughness: 0.25, clearcoat: 1, flatShading: true })

  function minted(geometry: BufferGeometry, material: Material): InstancedMesh {
    const part = new InstancedMesh(geometry, material, most)
    // Its bounds are those of the coins' first places, and all coins are in the picture anyway.
    part.frustumCulled = false
    return part
  }
  const raised = [
    minted(reeded(), edge),
    minted(heart().translate(0, UP, 0), gem),
    minted(sun().translate(0, -UP, 0), ray),
    minted(new SphereGeometry(0.15, 8, 4).scale(1, 0.5, 1).translate(0, -UP, 0), boss),
  ]
  for (const part of raised) part.castShadow = true
  const flat = faces.map((face) => {
    const part = minted(struckSide(face), sides[face])
    part.name = sideName(face)
    part.receiveShadow = true
    return part
  })
  const parts = [...raised, ...flat]

  return {
    parts,
    /** Makes one coin per place, at that place. */
    strike(places: readonly Object3D[]) {
      for (const part of parts) {
        part.count = places.length
        places.forEach(({ matrixWorld }, coin) => {
          part.setMatrixAt(coin, matrixWorld)
        })
        part.instanceMatrix.needsUpdate = true
      }
    },
    paint({ color }: Palette) {
      sides.heads.color = color("var(--art-3)")
      sides.tails.color = color(toned("art-4", TAILS.field))
      edge.color = color(toned("art-3", -0.1))
      gem.color = color("var(--art-1)")
      ray.color = color(toned("art-4", TAILS.ray))
      boss.color = color(toned("art-4", TAILS.ray))
    },
  }
}
