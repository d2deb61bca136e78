import {
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  TubeGeometry,
} from "three"
import { outcomeKind } from "../kit/outcome"
import { boardMaterial, fillLight, keyLight, lettering, paintLights, roomLight, toned } from "../kit3d/materials"
import type { Palette } from "../kit3d/palette"
import type { Solid } from "../kit3d/solid"
import { type BoardLayout, bucketAt, chuteOf, columnsOf, layoutOf, pegAt, SHEET, type Spot } from "./board"
import { bucketHue, bucketLabel } from "./board-picture"
import { type BallFrame, fallOf, revealMs, strikesAtMs } from "./fall"
import { boardOf, bucketOf, type TableId, tables } from "./maths"
import type { PlinkoScene } from "./scene"
import {
  ballDepth,
  bucketName,
  bucketOn,
  bucketRim,
  meters,
  onPlate,
  pegGeometry,
  pegsOn,
  plateOn,
  trailGeometry,
  trailUpTo,
} from "./view-3d-parts"

export const BALL = "ball"
export const PEGS = "pegs"

const FIELD_OF_VIEW = 32
const TILT = (12 / 180) * Math.PI
/** Share of the picture that the board takes, measured at its buckets' fronts, which stand this far before the plate. */
const FILLS = 0.98
const NEAREST = 0.36
const BREATH_MS = 2_000
/** An idle loop holds still after this, so that a slow network does not keep a phone busy. */
const WAIT_LIMIT_MS = 12_000

const hues = ["art-1", "art-3", "art-tile"] as const
type Hue = (typeof hues)[number]

/** Where the ball is after so long, and how many of the frames it has left behind. */
function spotAt(frames: readonly BallFrame[], elapsedMs: number): { spot: Spot; passed: number } {
  const next = frames.findIndex(({ atMs }) => atMs > elapsedMs)
  const [to, from] = [frames[next], frames[next - 1]]
  if (!to || !from) return { spot: frames.at(-1) ?? { x: 0, y: 0 }, passed: frames.length - 1 }
  const share = (elapsedMs - from.atMs) / (to.atMs - from.atMs)
  return {
    spot: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    passed: next - 1 + share,
  }
}

/** Pegs, ball and buckets in front of a tilted plate. The ball takes the way that the flat one takes. */
export function createBoard(): Solid<PlinkoScene> {
  const world = new Scene()
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1.38, 0.5, 40)
  const key = keyLight({ from: [-3.4, 4.6, 7], intensity: 2.9, reach: 4.2 })
  const below = fillLight([0, -4, 3], 0.5)
  const around = roomLight(0.9)

  const plate = new MeshStandardMaterial({ roughness: 0.8 })
  const bar = new MeshStandardMaterial({ roughness: 0.4, metalness: 0.4 })
  const pin = new MeshStandardMaterial({ roughness: 0.3, metalness: 0.3 })
  const hotPin = new MeshStandardMaterial({ roughness: 0.3, metalness: 0.2, emissiveIntensity: 0.4 })
  const polish = new MeshPhysicalMaterial({ roughness: 0.2, metalness: 0.35, clearcoat: 1 })
  const wake = new MeshBasicMaterial({ transparent: true, opacity: 0.85, toneMapped: false })
  const won = new MeshStandardMaterial({ roughness: 0.4, emissiveIntensity: 0.55 })
  const mark = new MeshBasicMaterial({ toneMapped: false })
  const sides: Readonly<Record<Hue, MeshStandardMaterial>> = {
    "art-1": new MeshStandardMaterial({ roughness: 0.45 }),
    "art-3": new MeshStandardMaterial({ roughness: 0.45 }),
    "art-tile": new MeshStandardMaterial({ roughness: 0.55 }),
  }
  const sideOf = (multiplierBps: number): Material => {
    const hue = hues.find((each) => each === bucketHue(multiplierBps))
    return hue ? sides[hue] : sides["art-tile"]
  }

  const board = new Group()
  board.rotation.x = -TILT
  const ball = new Mesh(new SphereGeometry(1, 40, 28), polish)
  ball.name = BALL
  ball.castShadow = true
  const trail = new Mesh(new TubeGeometry(), wake)
  const hot = new Group()
  const standing = new Group()
  let rim: Mesh | null = null
  board.add(standing, trail, hot, ball)
  world.add(board, key, below, around)

  let palette: Palette | null = null
  let table: TableId | null = null
  let way = ""
  let frames: readonly BallFrame[] = []
  let landed: number | null = null

  function write(bucket: number, color: string) {
    const label = standing.getObjectByName(bucketName(bucket))?.getObjectByName("label")
    if (!palette || !table || !(label instanceof Mesh) || !(label.material instanceof MeshBasicMaterial)) return
    const text = bucketLabel(tables[table].buckets[bucket] ?? 0)
    label.material.map?.dispose()
    // A long board's buckets are twice as high as wide.
    const width = boardOf(table) === "classic" ? 280 : 140
    label.material.map = lettering(palette, {
      text,
      face: "text",
      color,
      width,
      height: 128,
      size: width > 200 ? 72 : 66,
    })
    label.material.needsUpdate = true
  }

  function clear(group: Group) {
    for (const part of [...group.children]) {
      part.traverse((each) => {
        if (!(each instanceof Mesh)) return
        each.geometry.dispose()
        if (each.name === "label") each.material.dispose()
      })
      group.remove(part)
    }
  }

  function build(next: TableId) {
    if (table === next) return
    table = next
    way = ""
    landed = null
    const layout = layoutOf(next)
    clear(standing)
    const pegs = pegsOn(layout, pin)
    pegs.name = PEGS
    const buckets = tables[next].buckets.map((multiplierBps, place) => {
      const bucket = bucketOn(layout, place, sideOf(multiplierBps))
      bucket.userData.multiplierBps = multiplierBps
      return bucket
    })
    rim = bucketRim(layout, mark)
    rim.visible = false
    standing.add(plateOn(layout, plate, bar), pegs, ...buckets, rim)
    buckets.forEach((_, bucket) => {
      write(bucket, "var(--text)")
    })
  }

  /** Works the way down out before the ball is let go. */
  function plan(layout: BoardLayout, scene: PlinkoScene) {
    const path = scene.phase === "dropping" || scene.phase === "settled" ? scene.path : null
    const written = path?.join(" ") ?? "none"
    if (written === way) return
    way = written
    frames = path ? fallOf(layout, path) : []
    clear(hot)
    trail.geometry.dispose()
    trail.geometry = new TubeGeometry()
    if (!path) return
    trail.geometry = trailGeometry(layout, frames)
    for (const [row, column] of columnsOf(path).slice(0, layout.rows).entries()) {
      const peg = new Mesh(pegGeometry(layout, meters(layout.peg * 1.08)), hotPin)
      peg.position.copy(onPlate(pegAt(layout, row, column)))
      hot.add(peg)
    }
  }

  /** Marks the bucket the ball lies in, or none. */
  function land(layout: BoardLayout, place: number | null) {
    if (landed === place || !table) return
    const front = (bucket: number) => standing.getObjectByName(bucketName(bucket))?.getObjectByName("front")
    const paid = (bucket: number) => (table ? (tables[table].buckets[bucket] ?? 0) : 0)
    if (landed !== null) {
      const before = front(landed)
      if (before instanceof Mesh) before.material = sideOf(paid(landed))
      write(landed, "var(--text)")
    }
    if (rim) rim.visible = false
    landed = place
    if (place === null) return
    if (outcomeKind(paid(place)) === "win") {
      const filled = front(place)
      if (filled instanceof Mesh) filled.material = won
      write(place, "var(--art-ink)")
      return
    }
    if (!rim) return
    rim.visible = true
    const { x, y } = onPlate(bucketAt(layout, place))
    rim.position.x = x
    rim.position.y = y
  }

  return {
    world,
    camera,
    paint(room) {
      palette = room
      plate.color = room.color(boardMaterial(0.34))
      bar.color = room.color(boardMaterial(0.7))
      pin.color = room.color(toned("art-tile", 0.34))
      hotPin.color = room.color("var(--art-3)")
      hotPin.emissive = room.color("var(--art-3)")
      polish.color = room.color("var(--art-3)")
      wake.color = room.color("var(--accent)")
      won.color = room.color("var(--win-glow)")
      won.emissive = room.color("var(--win-glow)")
      mark.color = room.color("var(--text-secondary)")
      for (const hue of hues) sides[hue].color = room.color(`color-mix(in oklab, var(--surface), var(--${hue}) 44%)`)
      paintLights(room, { world, key, fill: below, around, ground: "art-tile", mirrored: 0.7 })
      if (!table) return
      const filled = landed !== null && outcomeKind(tables[table].buckets[landed] ?? 0) === "win"
      tables[table].buckets.forEach((_, bucket) => {
        write(bucket, filled && bucket === landed ? "var(--art-ink)" : "var(--text)")
      })
    },
    frame(aspect) {
      const half = Math.tan((FIELD_OF_VIEW / 360) * Math.PI)
      const byWidth = meters(SHEET.width) / (2 * half * aspect)
      const byHeight = (meters(SHEET.height) * Math.cos(TILT)) / (2 * half)
      const distance = Math.max(byWidth, byHeight) / FILLS + NEAREST
      camera.aspect = aspect
      camera.position.set(0, 0, distance)
      camera.lookAt(0, 0, 0)
      camera.updateProjectionMatrix()
    },
    pose(scene, elapsedMs) {
      build(scene.table)
      const layout = layoutOf(scene.table)
      plan(layout, scene)
      const drawn = scene.phase === "dropping" || scene.phase === "settled"
      const endMs = revealMs(layout.rows)
      const fallenMs = scene.phase === "settled" ? endMs : Math.min(elapsedMs, endMs)
      const { spot, passed } = drawn ? spotAt(frames, fallenMs) : { spot: chuteOf(layout), passed: 0 }
      ball.position.copy(onPlate(spot, ballDepth(layout)))
      const breath =
        scene.phase === "waiting" && elapsedMs < WAIT_LIMIT_MS
          ? 1 + 0.01 * (1 - Math.cos((elapsedMs / BREATH_MS) * Math.PI * 2))
          : 1
      ball.scale.setScalar(meters(layout.ball) * breath)
      trail.visible = drawn
      trailUpTo(trail.geometry, passed)
      hot.children.forEach((peg, row) => {
        peg.visible = fallenMs >= strikesAtMs(layout.rows, row)
      })
      land(layout, scene.phase === "settled" ? bucketOf(scene.path) : null)
      if (scene.phase === "waiting") return elapsedMs < WAIT_LIMIT_MS
      return scene.phase === "dropping" && elapsedMs < endMs
    },
  }
}
