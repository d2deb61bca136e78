import {
  CircleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from "three"
import { toned } from "../kit3d/materials"
import type { Palette } from "../kit3d/palette"
import { type Face, faces } from "./maths"

export const COIN = { radius: 1, height: 0.16 }
const REEDS = 48
const BEADS = 36
const UP = COIN.height / 2

/** The name of a coin's side in its group. */
export const sideName = (face: Face) => `side-${face}`

/** The edge, cut so that it catches light 48 times around. */
function reeded(): CylinderGeometry {
  const geometry = new CylinderGeometry(COIN.radius, COIN.radius, COIN.height, REEDS * 2, 1, true)
  const { position } = geometry.attributes
  if (position)
    for (let corner = 0; corner < position.count; corner++) {
      const depth = (corner % (REEDS * 2 + 1)) % 2 === 0 ? 1 : 0.975
      position.setX(corner, position.getX(corner) * depth)
      position.setZ(corner, position.getZ(corner) * depth)
    }
  return geometry
}

/** The house's heart, upright to a viewer who looks at the coin from the front. */
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

/** What every coin of a tray is made of; six of them share it. */
export function createMint() {
  const metal = { heads: 0.24, tails: 0.32 }
  const struck = (face: Face) => new MeshStandardMaterial({ metalness: 0.72, roughness: metal[face] })
  const sides = { heads: struck("heads"), tails: struck("tails") }
  const edge = new MeshStandardMaterial({ metalness: 0.72, roughness: 0.3, flatShading: true })
  const gem = new MeshPhysicalMaterial({ roughness: 0.2, clearcoat: 1, flatShading: true })
  const ray = new MeshStandardMaterial({ metalness: 0.6, roughness: 0.4, flatShading: true })
  const boss = new MeshPhysicalMaterial({ roughness: 0.25, clearcoat: 1, flatShading: true })

  const shapes = {
    edge: reeded(),
    side: new CircleGeometry(COIN.radius * 0.99, 72),
    rim: new TorusGeometry(0.93, 0.045, 10, 72),
    ring: new TorusGeometry(0.74, 0.018, 8, 64),
    bead: new SphereGeometry(0.024, 8, 6),
    heart: heart(),
    sun: sun(),
    boss: new SphereGeometry(0.15, 8, 4),
  }

  /** One side's disc, rims and beads, looking up for heads and down for tails. */
  function side(face: Face): Group {
    const turn = face === "heads" ? -Math.PI / 2 : Math.PI / 2
    const group = new Group()
    const disc = new Mesh(shapes.side, sides[face])
    disc.name = sideName(face)
    const rim = new Mesh(shapes.rim, sides[face])
    const ring = new Mesh(shapes.ring, sides[face])
    const beads = new InstancedMesh(shapes.bead, sides[face], BEADS)
    for (let bead = 0; bead < BEADS; bead++) {
      const around = (bead / BEADS) * Math.PI * 2
      beads.setMatrixAt(bead, new Matrix4().makeTranslation(Math.cos(around) * 0.83, Math.sin(around) * 0.83, 0))
    }
    for (const part of [disc, rim, ring, beads]) {
      part.rotation.x = turn
      part.position.y = face === "heads" ? UP : -UP
      part.receiveShadow = true
      group.add(part)
    }
    return group
  }

  return {
    coin(): Group {
      const coin = new Group()
      const body = new Mesh(shapes.edge, edge)
      body.castShadow = true
      const [front, back, middle] = [
        new Mesh(shapes.heart, gem),
        new Mesh(shapes.sun, ray),
        new Mesh(shapes.boss, boss),
      ]
      front.position.y = UP
      back.position.y = -UP
      middle.position.y = -UP
      middle.scale.y = 0.5
      for (const relief of [front, back, middle]) relief.castShadow = true
      coin.add(body, ...faces.map(side), front, back, middle)
      // The discs throw the coin's shadow; the open edge alone would throw a ring.
      for (const face of faces) {
        const disc = coin.getObjectByName(sideName(face))
        if (disc) disc.castShadow = true
      }
      return coin
    },
    paint({ color }: Palette) {
      sides.heads.color = color("var(--art-3)")
      sides.tails.color = color("var(--art-4)")
      edge.color = color(toned("art-3", -0.1))
      gem.color = color("var(--art-1)")
      ray.color = color(toned("art-4", -0.6))
      boss.color = color(toned("art-4", -0.75))
    },
  }
}
