import {
  type Color,
  Group,
  InstancedMesh,
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
import type { Model3d } from "../kit3d/model-3d"
import type { Palette } from "../kit3d/palette"
import { type BoardLayout, bucketAt, chuteOf, columnsOf, layoutOf, pegAt, SHEET, type Spot } from "./board"
import { bucketHue, bucketLabel } from "./board-picture"
import { type BallFrame, fallOf, revealMs, strikesAtMs } from "./fall"
import { boardOf, bucketOf, type TableId, tables } from "./maths"
import type { PlinkoScene } from "./scene"
import {
  ballDepth,
  bucketRim,
  bucketsOn,
  litPanel,
  meters,
  onPlate,
  pegsAt,
  pegsOn,
  plateOn,
  signsOn,
  trailGeometry,
  trailUpTo,
} from "./view-3d-parts"

export const BALL = "ball"
export const PEGS = "pegs"
export const BUCKETS = "buckets"

const FIELD_OF_VIEW = 32
const TILT = (12 / 180) * Math.PI
/** Share of the picture that the board takes, measured at its buckets' fronts, which are this far before the plate. */
const FILLS = 0.98
const NEAREST = 0.36
const BREATH_MS = 2_000
/** An idle loop holds still after this, so that a slow network does not keep a phone busy. */
const WAIT_LIMIT_MS = 12_000

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
export function createBoard(): Model3d<PlinkoScene> {
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
  // Its position is that of the bucket's own panel.
  const won = new MeshStandardMaterial({
    roughness: 0.4,
    emissiveIntensity: 0.55,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
  })
  const mark = new MeshBasicMaterial({ toneMapped: false })
  const side = new MeshStandardMaterial({ roughness: 0.48 })
  const sheet = new MeshBasicMaterial({ transparent: true, toneMapped: false, depthWrite: false })

  const board = new Group()
  board.rotation.x = -TILT
  const ball = new Mesh(new SphereGeometry(1, 40, 28), polish)
  ball.name = BALL
  ball.castShadow = true
  const trail = new Mesh(new TubeGeometry(), wake)
  const parts = new Group()
  const struck = new Group()
  board.add(parts, trail, struck, ball)
  world.add(board, key, below, around)

  let palette: Palette | null = null
  let table: TableId | null = null
  let buckets: readonly InstancedMesh[] = []
  /** What marks the bucket that the ball lies in, by whether it paid more than its stake. */
  let marks: { lit: Mesh; rim: Mesh } | null = null
  let way = ""
  let frames: readonly BallFrame[] = []
  let landed: number | null = null

  const paid = (bucket: number) => (table ? (tables[table].buckets[bucket] ?? 0) : 0)
  const wins = (bucket: number | null) => bucket !== null && outcomeKind(paid(bucket)) === "win"

  function write() {
    if (!palette || !table) return
    sheet.map?.dispose()
    // A long board's buckets are twice as high as wide.
    const classic = boardOf(table) === "classic"
    sheet.map = lettering(palette, {
      words: tables[table].buckets.map((multiplierBps, bucket) => ({
        text: bucketLabel(multiplierBps),
        color: bucket === landed && wins(bucket) ? "var(--art-ink)" : "var(--text)",
      })),
      face: "text",
      width: classic ? 280 : 140,
      height: 128,
      size: classic ? 72 : 66,
    })
    sheet.needsUpdate = true
  }

  function tint() {
    if (!palette || !table) return
    const { color } = palette
    const tints = new Map<string, Color>()
    for (const [bucket, multiplierBps] of tables[table].buckets.entries()) {
      const hue = bucketHue(multiplierBps)
      const tinted = tints.get(hue) ?? color(`color-mix(in oklab, var(--surface), var(--${hue}) 44%)`)
      tints.set(hue, tinted)
      for (const part of buckets) part.setColorAt(bucket, tinted)
    }
    for (const { instanceColor } of buckets) if (instanceColor) instanceColor.needsUpdate = true
  }

  function clear(group: Group) {
    for (const part of [...group.children]) {
      part.traverse((each) => {
        if (each instanceof Mesh) each.geometry.dispose()
        if (each instanceof InstancedMesh) each.dispose()
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
    clear(parts)
    const pegs = pegsOn(layout, pin)
    pegs.name = PEGS
    const multipliersBps = tables[next].buckets
    const { panels, boxes } = bucketsOn(layout, multipliersBps.length, side)
    panels.name = BUCKETS
    panels.userData.multipliersBps = multipliersBps
    buckets = [panels, boxes]
    marks = { lit: litPanel(layout, won), rim: bucketRim(layout, mark) }
    marks.lit.visible = false
    marks.rim.visible = false
    const signs = signsOn(layout, multipliersBps.length, sheet)
    parts.add(plateOn(layout, plate, bar), pegs, panels, boxes, signs, marks.lit, marks.rim)
    tint()
    write()
  }

  /** Works the way down out before the ball is let go. */
  function plan(layout: BoardLayout, scene: PlinkoScene) {
    const path = scene.phase === "dropping" || scene.phase === "settled" ? scene.path : null
    const written = path?.join(" ") ?? "none"
    if (written === way) return
    way = written
    frames = path ? fallOf(layout, path) : []
    clear(struck)
    trail.geometry.dispose()
    trail.geometry = new TubeGeometry()
    if (!path) return
    trail.geometry = trailGeometry(layout, frames)
    const spots = columnsOf(path)
      .slice(0, layout.rows)
      .map((column, row) => pegAt(layout, row, column))
    struck.add(pegsAt(layout, spots, hotPin, 1.08))
  }

  /** Marks the bucket the ball lies in, or none. */
  function land(layout: BoardLayout, place: number | null) {
    if (landed === place || !marks) return
    const signed = wins(landed)
    landed = place
    marks.lit.visible = wins(place)
    marks.rim.visible = place !== null && !wins(place)
    if (place !== null) {
      const { x, y } = onPlate(bucketAt(layout, place))
      for (const one of [marks.lit, marks.rim]) {
        one.position.x = x
        one.position.y = y
      }
    }
    if (signed || wins(place)) write()
  }

  return {
    world,
    camera,
    paint(colors) {
      palette = colors
      plate.color = colors.color(boardMaterial(0.34))
      bar.color = colors.color(boardMaterial(0.7))
      pin.color = colors.color(toned("art-tile", 0.34))
      hotPin.color = colors.color("var(--art-3)")
      hotPin.emissive = colors.color("var(--art-3)")
      polish.color = colors.color("var(--art-3)")
      wake.color = colors.color("var(--accent)")
      won.color = colors.color("var(--win-glow)")
      won.emissive = colors.color("var(--win-glow)")
      mark.color = colors.color("var(--text-secondary)")
      tint()
      write()
      paintLights(colors, { world, key, fill: below, around, ground: "art-tile", mirrored: 0.7 })
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
      const [hot] = struck.children
      if (hot instanceof InstancedMesh)
        hot.count = Array.from({ length: layout.rows }).filter(
          (_, row) => fallenMs >= strikesAtMs(layout.rows, row),
        ).length
      land(layout, scene.phase === "settled" ? bucketOf(scene.path) : null)
      if (scene.phase === "waiting") return elapsedMs < WAIT_LIMIT_MS
      return scene.phase === "dropping" && elapsedMs < endMs
    },
  }
}
