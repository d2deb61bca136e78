import {
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Path,
  PerspectiveCamera,
  RingGeometry,
  Scene,
  Shape,
} from "three"
import { boardMaterial, fillLight, keyLight, paintLights, roomLight } from "../kit3d/materials"
import type { Model3d } from "../kit3d/model-3d"
import { COINS, type Face } from "./maths"
import { LANDING_MS, landsAtMs, MS_PER_TURN, revealMs, turnsTo, WAIT_TURNS } from "./motion"
import type { FlipScene } from "./scene"
import { restDegrees } from "./use-toss"
import { COIN, createMint } from "./view-3d-coin"

const FIELD_OF_VIEW = 30
/** Steep enough to see both what lies up and that it has an edge. */
const LOOKING_DOWN = (52 / 180) * Math.PI
const BETWEEN = 2.44
const MARGIN = 0.55
const WALL = 0.24
/** In the coin's radius: high enough to turn over without touching the tray. */
const LIFT = 1.15
const RISE_MS = 240
/** Share of the picture's width that the tray takes. */
const FILLS = 0.94

export const coinName = (coin: number) => `coin-${coin}`

interface Rows {
  columns: number
  rows: number
}

/** Broad pictures take four coins in a row, narrow ones three; both leave no coin alone. */
export function rowsOf(coins: number, aspect: number): Rows {
  const most = aspect > 1.6 ? 4 : 3
  if (coins <= most) return { columns: coins, rows: 1 }
  return { columns: Math.ceil(coins / 2), rows: 2 }
}

/** A rectangle with round corners, drawn around the middle. */
function rounded<Line extends Path>(line: Line, width: number, depth: number, radius: number): Line {
  const [x, y] = [width / 2 - radius, depth / 2 - radius]
  const quarter = Math.PI / 2
  line.moveTo(-x, -y - radius)
  line.absarc(x, -y, radius, -quarter, 0, false)
  line.absarc(x, y, radius, 0, quarter, false)
  line.absarc(-x, y, radius, quarter, 2 * quarter, false)
  line.absarc(-x, -y, radius, 2 * quarter, 3 * quarter, false)
  return line
}

const easeOut = (share: number) => 1 - (1 - Math.min(1, share)) ** 3

/** Height of a landing coin: held up, down, and once more up by a little. */
function fallen(sinceMs: number): number {
  const share = sinceMs / LANDING_MS
  if (share <= 0) return 1
  if (share < 0.5) return 1 - (share / 0.5) ** 2
  return share < 1 ? 0.06 * Math.sin((share - 0.5) * 2 * Math.PI) : 0
}

interface Flight {
  lift: number
  degrees: number
}

/** Up to six coins in a padded tray, which fall on the drawn sides. */
export function createCoins(): Model3d<FlipScene> {
  const world = new Scene()
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 2, 0.5, 60)
  const key = keyLight({ from: [-4, 8, 4], intensity: 3.2, reach: 6.5 })
  const fill = fillLight([5, 3, -2], 0.8)
  const around = roomLight(1)
  const mint = createMint(COINS.max)
  const pad = new MeshStandardMaterial({ roughness: 0.95 })
  const wood = new MeshStandardMaterial({ roughness: 0.6 })
  const glow = new MeshBasicMaterial({ transparent: true, opacity: 0.75, depthWrite: false, toneMapped: false })
  const halo = new RingGeometry(COIN.radius * 0.98, COIN.radius * 1.1, 64)

  const bed = new Mesh(undefined, pad)
  const rim = new Mesh(undefined, wood)
  bed.receiveShadow = true
  rim.receiveShadow = true
  rim.castShadow = true
  const coins = Array.from({ length: COINS.max }, (_, place) => {
    const coin = new Group()
    coin.name = coinName(place)
    const lit = new Mesh(halo, glow)
    lit.rotation.x = -Math.PI / 2
    lit.position.y = 0.012
    const spot = new Group()
    spot.add(coin, lit)
    world.add(spot)
    return { coin, lit, spot, now: { lift: 0, degrees: 0 }, before: { lift: 0, degrees: 0 } }
  })
  world.add(...mint.parts, bed, rim, key, fill, around)

  let aspect = 2
  let laid = ""
  let phase: FlipScene["phase"] | null = null

  /** Puts the coins in their rows, the tray around them and the camera where it sees both. */
  function lay(count: number) {
    const written = `${count} ${aspect.toFixed(2)}`
    if (laid === written) return
    laid = written
    const { columns, rows } = rowsOf(count, aspect)
    coins.forEach(({ spot }, place) => {
      spot.visible = place < count
      const row = Math.floor(place / columns)
      const inRow = Math.min(columns, count - row * columns)
      spot.position.set(((place % columns) - (inRow - 1) / 2) * BETWEEN, 0, (row - (rows - 1) / 2) * BETWEEN)
    })
    const width = columns * BETWEEN + MARGIN
    const depth = rows * BETWEEN + MARGIN
    // A single coin lies in a dish, which has a little of an edge: two points in one place have no direction to bevel.
    const corner = count === 1 ? depth * 0.49 : 0.7
    const [outer, hole] = [
      rounded(new Shape(), width, depth, corner),
      rounded(new Path(), width - WALL * 2, depth - WALL * 2, corner - WALL),
    ]
    bed.geometry.dispose()
    bed.geometry = new ExtrudeGeometry(rounded(new Shape(), width - WALL, depth - WALL, corner - WALL / 2), {
      depth: 0.1,
      bevelEnabled: false,
    }).rotateX(-Math.PI / 2)
    bed.position.y = -0.1
    outer.holes.push(hole)
    rim.geometry.dispose()
    rim.geometry = new ExtrudeGeometry(outer, {
      depth: 0.14,
      bevelThickness: 0.06,
      bevelSize: 0.06,
      bevelSegments: 3,
      curveSegments: 10,
    }).rotateX(-Math.PI / 2)
    rim.position.y = -0.1
    const half = Math.tan((FIELD_OF_VIEW / 360) * Math.PI)
    const near = (depth / 2) * Math.cos(LOOKING_DOWN)
    const byWidth = (width + 0.3) / (2 * half * aspect * FILLS) + near
    const byHeight = (depth * Math.sin(LOOKING_DOWN) + 0.7) / (2 * half * FILLS) + near
    const distance = Math.max(byWidth, byHeight)
    camera.aspect = aspect
    camera.position.set(0, Math.sin(LOOKING_DOWN) * distance, Math.cos(LOOKING_DOWN) * distance)
    camera.lookAt(0, 0, 0.1)
    camera.updateProjectionMatrix()
  }

  function flight(scene: FlipScene, place: number, elapsedMs: number, before: Flight): Flight {
    const lying = (face: Face): Flight => ({ lift: 0, degrees: restDegrees[face] })
    if (scene.phase === "idle") return lying(scene.settings.face)
    if (scene.phase === "tossing") {
      if (elapsedMs === Number.POSITIVE_INFINITY) return lying(scene.settings.face)
      const turns = Math.min(WAIT_TURNS, elapsedMs / MS_PER_TURN)
      return { lift: LIFT * easeOut(elapsedMs / RISE_MS), degrees: before.degrees + 360 * turns }
    }
    const drawn = scene.phase === "landing" || scene.phase === "settled" ? scene.shown[place] : undefined
    const face = drawn ?? scene.settings.face
    const landsMs = landsAtMs(place)
    if (scene.phase === "settled" || elapsedMs >= landsMs + LANDING_MS) return lying(face)
    const from = before.degrees % 360
    const turned = Math.min(1, elapsedMs / landsMs)
    const height = Math.max(before.lift / LIFT, easeOut(elapsedMs / RISE_MS))
    return {
      lift: LIFT * height * fallen(elapsedMs - landsMs),
      degrees: from + (turnsTo(from, restDegrees[face]) - from) * turned,
    }
  }

  return {
    world,
    camera,
    paint(colors) {
      mint.paint(colors)
      pad.color = colors.color(boardMaterial(0.4))
      wood.color = colors.color(boardMaterial(0.62))
      glow.color = colors.color("var(--win-glow)")
      paintLights(colors, { world, key, fill, around, ground: "art-tile", mirrored: 1.1 })
    },
    frame(shape) {
      aspect = shape
      const count = coins.filter(({ spot }) => spot.visible).length
      lay(count)
    },
    pose(scene, elapsedMs) {
      if (scene.phase !== phase) {
        phase = scene.phase
        for (const one of coins) one.before = one.now
      }
      const { coins: count, face } = scene.settings
      lay(count)
      coins.forEach((one, place) => {
        one.now = flight(scene, place, elapsedMs, one.before)
        one.coin.position.y = COIN.height / 2 + one.now.lift
        one.coin.rotation.x = (one.now.degrees / 180) * Math.PI
        one.lit.visible = scene.phase === "settled" && scene.shown[place] === face
        one.spot.updateMatrixWorld()
      })
      mint.strike(coins.slice(0, count).map(({ coin }) => coin))
      if (scene.phase === "tossing") return elapsedMs < WAIT_TURNS * MS_PER_TURN
      return scene.phase === "landing" && elapsedMs < revealMs(count)
    },
  }
}
