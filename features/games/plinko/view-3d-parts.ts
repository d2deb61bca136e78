import {
  BoxGeometry,
  type BufferAttribute,
  type BufferGeometry,
  Curve,
  ExtrudeGeometry,
  Group,
  InstancedMesh,
  LatheGeometry,
  type Material,
  Matrix4,
  Mesh,
  Path,
  PlaneGeometry,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
} from "three"
import { mergeParts } from "../kit3d/merge-parts"
import { type BoardLayout, bucketAt, pegsOf, plateOf, SHEET, type Spot } from "./board"
import type { BallFrame } from "./fall"

/** Sheet units to one of the world's. */
const SCALE = 100
export const meters = (length: number) => length / SCALE
/** A place on the sheet as a place on the plate, `z` in front of it. */
export const onPlate = ({ x, y }: Spot, z = 0) =>
  new Vector3(meters(x - SHEET.width / 2), meters(SHEET.height / 2 - y), z)

/** Where the ball runs: just in front of the plate. Pegs reach as far forward. */
export const ballDepth = ({ ball }: BoardLayout) => meters(ball) + 0.03
const pegLength = ({ ball }: BoardLayout) => meters(ball) * 1.5
const BUCKET_DEPTH = 0.4
const WALL = 0.035
const PLATE_DEPTH = 0.1

/** The plane of the pegs, with a bar along each slope. */
export function plateOn(board: BoardLayout, plate: Material, bar: Material): Group {
  const group = new Group()
  const corners = plateOf(board).map((corner) => onPlate(corner))
  const outline = new Shape()
  corners.forEach(({ x, y }, index) => {
    if (index === 0) outline.moveTo(x, y)
    else outline.lineTo(x, y)
  })
  outline.closePath()
  const plane = new Mesh(
    new ExtrudeGeometry(outline, { depth: PLATE_DEPTH, bevelThickness: 0.03, bevelSize: 0.03, bevelSegments: 2 }),
    plate,
  )
  plane.position.z = -PLATE_DEPTH - 0.03
  plane.receiveShadow = true
  group.add(plane)
  const [left, right, belowRight, belowLeft] = corners
  const mouth = onPlate({ x: 0, y: board.bucketTop - board.dy * 0.35 }).y
  const slopes = [
    [left, belowLeft],
    [right, belowRight],
  ].flatMap(([above, below]) => {
    if (!above || !below) return []
    const share = (above.y - mouth) / (above.y - below.y)
    const end = above.clone().lerp(below, share)
    const { x, y } = above.clone().lerp(end, 0.5)
    return new BoxGeometry(0.06, above.distanceTo(end), 0.2)
      .rotateZ(Math.atan2(above.x - end.x, end.y - above.y) + Math.PI)
      .translate(x, y, 0.1)
  })
  const bars = new Mesh(mergeParts(slopes), bar)
  bars.castShadow = true
  bars.receiveShadow = true
  group.add(bars)
  return group
}

const PEG_SIDES = 14
const PEG_HEAD = 4
/** A pin with a round head, standing out of the plate; its foot is hidden. */
function pegGeometry(board: BoardLayout, radius: number): BufferGeometry {
  const length = pegLength(board)
  const head = Array.from({ length: PEG_HEAD + 1 }, (_, step) => {
    const angle = (step / PEG_HEAD) * (Math.PI / 2)
    return new Vector2(Math.cos(angle) * radius, length + Math.sin(angle) * radius)
  })
  return new LatheGeometry([new Vector2(radius, 0), ...head], PEG_SIDES).rotateX(Math.PI / 2)
}

/** Pegs at these spots; `stout` ones hide others inside. */
export function pegsAt(board: BoardLayout, spots: readonly Spot[], metal: Material, stout = 1): InstancedMesh {
  const pegs = new InstancedMesh(pegGeometry(board, meters(board.peg * stout)), metal, spots.length)
  spots.forEach((spot, index) => {
    pegs.setMatrixAt(index, new Matrix4().setPosition(onPlate(spot)))
  })
  // Of all of them, however few are shown when it is asked for.
  pegs.computeBoundingSphere()
  return pegs
}

export function pegsOn(board: BoardLayout, metal: Material): InstancedMesh {
  const pegs = pegsAt(board, pegsOf(board), metal)
  pegs.castShadow = true
  pegs.receiveShadow = true
  return pegs
}

/** A bucket's front as a shape: as wide as its mouth above, a little narrower below. */
function front<Line extends Path>(line: Line, width: number, height: number, inset: number): Line {
  const [half, taper] = [width / 2 - inset, Math.min(0.05, width * 0.1)]
  line.moveTo(-half, -inset)
  line.lineTo(half, -inset)
  line.lineTo(half - taper, -height + inset)
  line.lineTo(-half + taper, -height + inset)
  line.closePath()
  return line
}

const bucketSize = (board: BoardLayout) => [meters(board.bucketWidth), meters(board.bucketHeight)] as const

/** The panel that a bucket shows, around the middle of its mouth. */
function panelGeometry(board: BoardLayout): BufferGeometry {
  const [width, height] = bucketSize(board)
  return new ExtrudeGeometry(front(new Shape(), width, height, 0.01), {
    depth: WALL,
    bevelThickness: 0.01,
    bevelSize: 0.01,
    bevelSegments: 2,
  }).translate(0, 0, BUCKET_DEPTH)
}

/** Open boxes in front of the plate, one for each bucket; the ball comes to lie on a floor. A colour each is theirs to get. */
export function bucketsOn(
  board: BoardLayout,
  count: number,
  side: Material,
): Record<"panels" | "boxes", InstancedMesh> {
  const [width, height] = bucketSize(board)
  // The ball rests seven tenths of itself above the mouth.
  const floor = new BoxGeometry(width * 0.96, 0.03, BUCKET_DEPTH).translate(0, -meters(board.ball * 0.3) - 0.015, 0)
  const walls = [-1, 1].map((way) =>
    new BoxGeometry(WALL, height, BUCKET_DEPTH).translate((way * (width - WALL)) / 2 - way * 0.01, -height / 2, 0),
  )
  const box = mergeParts([floor, ...walls]).translate(0, 0, BUCKET_DEPTH / 2)
  const positioned = (geometry: BufferGeometry) => {
    const parts = new InstancedMesh(geometry, side, count)
    for (let bucket = 0; bucket < count; bucket++)
      parts.setMatrixAt(bucket, new Matrix4().setPosition(onPlate(bucketAt(board, bucket))))
    parts.castShadow = true
    parts.receiveShadow = true
    return parts
  }
  return { panels: positioned(panelGeometry(board)), boxes: positioned(box) }
}

/** What lights up in the place of a bucket's own panel. */
export const litPanel = (board: BoardLayout, glow: Material) => new Mesh(panelGeometry(board), glow)

/** A sign on each bucket, all on one sheet: the first bucket's is at its left. */
export function signsOn(board: BoardLayout, count: number, sheet: Material): Mesh {
  const [width, height] = bucketSize(board)
  const signs = Array.from({ length: count }, (_, bucket) => {
    const sign = new PlaneGeometry(width * 0.94, height * 0.8)
    // A plane of three has plain attributes; their type also allows interleaved ones.
    const uv = sign.getAttribute("uv") as BufferAttribute
    for (let corner = 0; corner < uv.count; corner++) uv.setX(corner, (bucket + uv.getX(corner)) / count)
    const { x, y } = onPlate(bucketAt(board, bucket))
    return sign.translate(x, y - height * 0.52, BUCKET_DEPTH + WALL + 0.016)
  })
  return new Mesh(mergeParts(signs), sheet)
}

/** What marks the bucket of a play that paid no more than its stake. */
export function bucketRim(board: BoardLayout, line: Material): Mesh {
  const [width, height] = bucketSize(board)
  const outline = front(new Shape(), width + 0.02, height + 0.02, 0)
  outline.holes.push(front(new Path(), width, height, 0.018))
  const rim = new Mesh(new ExtrudeGeometry(outline, { depth: 0.02, bevelEnabled: false }), line)
  rim.position.z = BUCKET_DEPTH + WALL + 0.01
  return rim
}

/** The ball's frames as a curve: equal steps along it are equal steps of time, not of length. */
class Way extends Curve<Vector3> {
  constructor(readonly spots: readonly Vector3[]) {
    super()
  }
  override getPoint(share: number, target = new Vector3()): Vector3 {
    const at = Math.min(1, Math.max(0, share)) * (this.spots.length - 1)
    const [here, next] = [this.spots[Math.floor(at)], this.spots[Math.ceil(at)]]
    return here && next ? target.copy(here).lerp(next, at - Math.floor(at)) : target
  }
  override getPointAt(share: number, target?: Vector3): Vector3 {
    return this.getPoint(share, target)
  }
}

const TUBE_SIDES = 6
/** The trail as a tube with one piece per frame, so that it can be shown up to any of them. */
export const trailGeometry = (board: BoardLayout, frames: readonly BallFrame[]) =>
  new TubeGeometry(
    new Way(frames.map((frame) => onPlate(frame, ballDepth(board)))),
    frames.length - 1,
    meters(board.ball * 0.14),
    TUBE_SIDES,
  )
export const trailUpTo = (trail: TubeGeometry, frame: number) =>
  trail.setDrawRange(0, Math.floor(frame) * TUBE_SIDES * 6)
