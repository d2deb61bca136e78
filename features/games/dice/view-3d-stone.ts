import {
  BufferGeometry,
  EdgesGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
} from "three"
import { decoration } from "../kit/decoration"
import { emblem, fillLight, keyLight, lettering, paintLights, roomLight, toned } from "../kit3d/materials"
import type { Model3d } from "../kit3d/model-3d"
import type { Palette } from "../kit3d/palette"
import { REVEAL_MS, revealing, WAIT_LIMIT_MS, waiting } from "./motion"
import { celebrates, type DiceScene } from "./scene"
import { facets, type Point, type Pose, restPose, turned } from "./solid"

export const DIE_PARTS = { stone: "stone", table: "table", engraving: "engraving" } as const

/** In the stone's radius. */
const EYE_DISTANCE = 3.7
const LOOKING_DOWN = (6 / 180) * Math.PI
const FIELD_OF_VIEW = 35
const HEART = "M0 9C-13-1-11-10-5.4-10-2.4-10-.6-8 0-6.2.6-8 2.4-10 5.4-10 11-10 13-1 0 9Z"
/** The drawing's y points down, the world's up. */
const lifted = ([x, y, z]: Point): Point => [x, -y, z]

/** The turn of the flat stone's pose, in the world. */
function turnOf(pose: Pose): Matrix4 {
  const [right, up, near] = [turned([1, 0, 0], pose), turned([0, -1, 0], pose), turned([0, 0, 1], pose)].map(lifted)
  if (!right || !up || !near) return new Matrix4()
  return new Matrix4().set(
    ...[right[0], up[0], near[0], 0],
    ...[right[1], up[1], near[1], 0],
    ...[right[2], up[2], near[2], 0],
    ...[0, 0, 0, 1],
  )
}

/** Triangles of one flat facet, seen from outside. */
function fan(facet: readonly Point[]): readonly Point[] {
  const [first, ...rest] = facet.map(lifted)
  if (!first) return []
  return rest.slice(1).flatMap((third, index) => {
    const second = rest[index]
    if (!second) return []
    const [ax, ay, az] = [second[0] - first[0], second[1] - first[1], second[2] - first[2]]
    const [bx, by, bz] = [third[0] - first[0], third[1] - first[1], third[2] - first[2]]
    const outward = (ay * bz - az * by) * first[0] + (az * bx - ax * bz) * first[1] + (ax * by - ay * bx) * first[2] > 0
    return outward ? [first, second, third] : [first, third, second]
  })
}

function geometryOf(points: readonly Point[]): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute("position", new Float32BufferAttribute(points.flat(), 3))
  geometry.computeVertexNormals()
  return geometry
}

/** Every facet but the table, each a little lighter or darker than its neighbours. */
function stoneGeometry(): BufferGeometry {
  const glint = decoration("rose cut")
  const cut = facets.map((facet) => ({ triangles: fan(facet), level: 1 + (glint() - 0.5) * 0.5 })).slice(1)
  const geometry = geometryOf(cut.flatMap(({ triangles }) => triangles))
  const levels = cut.flatMap(({ triangles, level }) => triangles.flatMap(() => [level, level, level]))
  geometry.setAttribute("color", new Float32BufferAttribute(levels, 3))
  return geometry
}

/** A band along the table's edge. */
function rimGeometry(facet: readonly Point[]): BufferGeometry {
  const inner = facet.map(([x, y, z]): Point => [x * 0.95, y * 0.95, z])
  const band = facet.flatMap((corner, index) => {
    const next = (index + 1) % facet.length
    const [outerNext, innerHere, innerNext] = [facet[next], inner[index], inner[next]]
    return outerNext && innerHere && innerNext ? fan([corner, outerNext, innerNext, innerHere]) : []
  })
  return geometryOf(band)
}

/** The hundred facets of the flat stone as a mesh, with the drawn number cut into its table. */
export function createDie(): Model3d<DiceScene> {
  const world = new Scene()
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.1, 20)
  const key = keyLight({ from: [-2.1, 3.3, 3.1], intensity: 4.4, reach: 1.7 })
  const back = fillLight([2.4, 0.6, -2.6], 2.4)
  const around = roomLight(0.8)

  const crystal = new MeshPhysicalMaterial({ roughness: 0.28, clearcoat: 0.6, flatShading: true, vertexColors: true })
  const polished = new MeshPhysicalMaterial({ roughness: 0.34, clearcoat: 0.6, flatShading: true })
  const edges = new LineBasicMaterial({ transparent: true, opacity: 0.36 })
  const cut = new MeshBasicMaterial({ transparent: true, toneMapped: false, depthWrite: false })
  const glow = new MeshBasicMaterial({ toneMapped: false })
  const shade = new ShadowMaterial({ opacity: 0.3 })

  const [tableFacet = []] = facets
  const stone = new Mesh(stoneGeometry(), crystal)
  const table = new Mesh(geometryOf(fan(tableFacet)), polished)
  const rim = new Mesh(rimGeometry(tableFacet), glow)
  rim.position.z = 0.003
  rim.visible = false
  const lines = new LineSegments(new EdgesGeometry(stone.geometry, 1), edges)
  const engraving = new Mesh(new PlaneGeometry(0.86, 0.86), cut)
  stone.name = DIE_PARTS.stone
  table.name = DIE_PARTS.table
  engraving.name = DIE_PARTS.engraving
  stone.castShadow = true
  stone.receiveShadow = true
  table.castShadow = true
  // On the table and a hair above it. The flat stone's number is three degrees off level, as a hand would cut it.
  const depth = tableFacet[0]?.[2] ?? 1
  engraving.position.z = depth + 0.004
  engraving.rotation.z = restPose.z + 0.06

  const die = new Group()
  die.matrixAutoUpdate = false
  die.add(stone, table, rim, lines, engraving)
  const ground = new Mesh(new PlaneGeometry(8, 8), shade)
  ground.rotation.x = -Math.PI / 2
  ground.position.y = -1.08
  ground.receiveShadow = true
  world.add(die, ground, key, back, around)

  let palette: Palette | null = null
  let engraved: string | null = null
  let turn = 0
  /** The stone's position when the scene began, so that a reveal continues from there. */
  let began: { phase: DiceScene["phase"]; turn: number } = { phase: "idle", turn: 0 }

  function engrave(roll: number | null) {
    const text = roll === null ? "" : `${roll}`
    engraving.userData.text = text
    if (!palette || engraved === text) return
    engraved = text
    cut.map?.dispose()
    cut.map =
      roll === null
        ? emblem(palette, HEART, { size: 256, scale: 6.4, color: toned("art-1", -0.5) })
        : lettering(palette, {
            words: [{ text, color: toned("art-1", -0.86) }],
            face: "display",
            width: 256,
            height: 256,
            size: 168,
          })
    cut.needsUpdate = true
  }

  return {
    world,
    camera,
    paint(colors) {
      palette = colors
      crystal.color = colors.color("var(--art-1)")
      polished.color = colors.color(toned("art-1", 0.6))
      edges.color = colors.color(toned("art-1", 0.6))
      glow.color = colors.color("var(--win-glow)")
      shade.color = colors.color("var(--art-ink)")
      paintLights(colors, { world, key, fill: back, around, ground: "art-1", mirrored: 0.7 })
      const shown = engraving.userData.text
      engraved = null
      engrave(shown ? Number(shown) : null)
    },
    frame(aspect) {
      camera.aspect = aspect
      camera.position.set(0, Math.sin(LOOKING_DOWN) * EYE_DISTANCE, Math.cos(LOOKING_DOWN) * EYE_DISTANCE)
      camera.lookAt(0, -0.06, 0)
      camera.updateProjectionMatrix()
    },
    pose(scene, elapsedMs) {
      if (scene.phase !== began.phase) began = { phase: scene.phase, turn }
      const drawn = scene.phase === "revealing" || scene.phase === "settled"
      const still = scene.phase === "idle" || scene.phase === "settled" || elapsedMs === Number.POSITIVE_INFINITY
      const motion = still
        ? { turn: 0, engraved: 1 }
        : scene.phase === "rolling"
          ? waiting(elapsedMs)
          : revealing(elapsedMs, began.turn)
      turn = motion.turn
      engrave(drawn ? scene.roll : null)
      cut.opacity = (drawn ? motion.engraved : 1) * (drawn ? 1 : 0.55)
      rim.visible = celebrates(scene)
      const pose = { ...restPose, y: restPose.y + (turn / 180) * Math.PI }
      die.matrix.copy(turnOf(pose))
      if (still) return false
      return elapsedMs < (scene.phase === "rolling" ? WAIT_LIMIT_MS : REVEAL_MS)
    },
  }
}
