import {
  BoxGeometry,
  CapsuleGeometry,
  Curve,
  ExtrudeGeometry,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Path,
  PlaneGeometry,
  Shape,
  TubeGeometry,
  Vector3,
} from "three"
import { type BoardLayout, bucketAt, pegsOf, plateOf, SHEET, type Spot } from "./board"
import type { BallFrame } from "./fall"

/** Sheet units to one of the world's. */
const SCALE = 100
export const meters = (length: number) => length / SCALE
/** A place on the sheet as a place on the plate, `z` in front of it. */
export const onPlate = ({ x, y }: Spot, z = 0) =>
  new Vector3(meters(x - SHEET.width / 2), meters(SHEET.height / 2 - y), z)

/** Where the ball runs: just in front of the plate. Pegs stand out as far as it does. */
export const ballDepth = ({ ball }: BoardLayout) => meters(ball) + 0.03
const pegLength = ({ ball }: BoardLayout) => meters(ball) * 1.5
const BUCKET_DEPTH = 0.4
const WALL = 0.035
const PLATE_DEPTH = 0.1

export const bucketName = (bucket: number) => `bucket-${bucket}`

/** The plane that pegs stand on, with a bar along each slope. */
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
  for (const [above, below] of [
    [left, belowLeft],
    [right, belowRight],
  ]) {
    if (!above || !below) continue
    const share = (above.y - mouth) / (above.y - below.y)
    const end = above.clone().lerp(below, share)
    const slope = new Mesh(new BoxGeometry(0.06, above.distanceTo(end), 0.2), bar)
    slope.position.copy(above).lerp(end, 0.5)
    slope.position.z = 0.1
    slope.rotation.z = Math.atan2(above.x - end.x, end.y - above.y) + Math.PI
    slope.castShadow = true
    slope.receiveShadow = true
    group.add(slope)
  }
  return group
}

/** A pin with a round head, standing out of the plate. */
export function pegGeometry(board: BoardLayout, radius: number) {
  const length = pegLength(board)
  return new CapsuleGeometry(radius, length, 6, 20).rotateX(Math.PI / 2).translate(0, 0, length / 2)
}

export function pegsOn(board: BoardLayout, metal: Material): InstancedMesh {
  const spots = pegsOf(board)
  const pegs = new InstancedMesh(pegGeometry(board, meters(board.peg)), metal, spots.length)
  spots.forEach((spot, index) => {
    pegs.setMatrixAt(index, new Matrix4().setPosition(onPlate(spot)))
  })
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

/** An open box in front of the plate; the ball comes to lie on its floor. Its label is the front's own. */
export function bucketOn(board: BoardLayout, bucket: number, side: Material): Group {
  const group = new Group()
  group.name = bucketName(bucket)
  group.position.copy(onPlate(bucketAt(board, bucket)))
  const [width, height] = [meters(board.bucketWidth), meters(board.bucketHeight)]
  const panel = new Mesh(
    new ExtrudeGeometry(front(new Shape(), width, height, 0.01), {
      depth: WALL,
      bevelThickness: 0.01,
      bevelSize: 0.01,
      bevelSegments: 2,
    }),
    side,
  )
  panel.position.z = BUCKET_DEPTH
  panel.name = "front"
  const floor = new Mesh(new BoxGeometry(width * 0.96, 0.03, BUCKET_DEPTH), side)
  // The ball rests seven tenths of itself above the mouth.
  floor.position.set(0, -meters(board.ball * 0.3) - 0.015, BUCKET_DEPTH / 2)
  const walls = [-1, 1].map((way) => {
    const wall = new Mesh(new BoxGeometry(WALL, height, BUCKET_DEPTH), side)
    wall.position.set((way * (width - WALL)) / 2 - way * 0.01, -height / 2, BUCKET_DEPTH / 2)
    return wall
  })
  const label = new Mesh(
    new PlaneGeometry(width * 0.94, height * 0.8),
    new MeshBasicMaterial({ transparent: true, toneMapped: false, depthWrite: false }),
  )
  label.name = "label"
  label.position.set(0, -height * 0.52, BUCKET_DEPTH + WALL + 0.016)
  for (const part of [panel, floor, ...walls]) {
    part.castShadow = true
    part.receiveShadow = true
  }
  group.add(panel, floor, ...walls, label)
  return group
}

/** What marks the bucket of a play that paid no more than its stake. */
export function bucketRim(board: BoardLayout, line: Material): Mesh {
  const [width, height] = [meters(board.bucketWidth), meters(board.bucketHeight)]
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
