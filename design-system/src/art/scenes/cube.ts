import {
  hull,
  type Point,
  type Point3,
  pointList,
  projected,
  roundedSquare,
  type Turn,
  tidy,
  turned,
} from "../geometry"

type Spots = readonly Point[]

const spots: Readonly<Record<number, Spots>> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.52, -0.52],
    [0, 0],
    [0.52, 0.52],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.52, -0.52],
    [0.52, -0.52],
    [0, 0],
    [-0.52, 0.52],
    [0.52, 0.52],
  ],
  6: [
    [-0.5, -0.56],
    [0.5, -0.56],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.56],
    [0.5, 0.56],
  ],
}

interface Side {
  normal: Point3
  right: Point3
  down: Point3
  value: number
}

export interface CubeFace {
  /** Pips on it, different on each face. */
  value: number
  outline: string
  /** Opposite corners, from the light into the shade. */
  from: Point
  to: Point
  /** Mean tone of the face, -1 to 1. */
  level: number
  /** Places a pip drawn at radius 1 on the face. */
  pips: readonly string[]
}

export interface Cube {
  silhouette: string
  /** The corner nearest the light. */
  top: Point
  faces: readonly CubeFace[]
}

const EYE = 620
const LIGHT: Point3 = [-0.426, -0.739, 0.521]
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** A die of half size `size`, its front, right and upper sides bearing the given numbers. */
export function cube(size: number, turn: Turn, [front, right, upper]: readonly [number, number, number]): Cube {
  const sides: Side[] = [
    { normal: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0], value: front },
    { normal: [1, 0, 0], right: [0, 0, -1], down: [0, 1, 0], value: right },
    { normal: [-1, 0, 0], right: [0, 0, 1], down: [0, 1, 0], value: 7 - right },
    { normal: [0, -1, 0], right: [1, 0, 0], down: [0, 0, 1], value: upper },
    { normal: [0, 1, 0], right: [1, 0, 0], down: [0, 0, -1], value: 7 - upper },
  ]
  const see = (point: Point3) => projected(turned(point, turn), EYE)
  const reach = size * 0.9
  const ends = [-reach, reach]
  const outline = hull(ends.flatMap((x) => ends.flatMap((y) => ends.map((z) => see([x, y, z])))))
  const visible = sides
    .map((side) => ({ side, facing: turned(side.normal, turn) }))
    .filter(({ facing }) => facing[2] > 0.06)
  return {
    silhouette: pointList(outline),
    top: [...outline].sort((a, b) => a[1] - b[1])[0] ?? [0, 0],
    faces: visible.map(({ side, facing }) => drawn(side, facing, size, see)),
  }
}

function drawn({ normal, right, down, value }: Side, facing: Point3, size: number, see: (point: Point3) => Point) {
  const place = (axis: 0 | 1 | 2, u: number, v: number) =>
    (normal[axis] * 1.005 + right[axis] * u + down[axis] * v) * size
  const at = (u: number, v: number) => see([place(0, u, v), place(1, u, v), place(2, u, v)])
  const light = Math.max(0, facing[0] * LIGHT[0] + facing[1] * LIGHT[1] + facing[2] * LIGHT[2])
  const level = light * 0.92 - 0.52
  const [from, to] = [at(-0.9, -0.9), at(0.9, 0.9)]
  return {
    value,
    outline: pointList(roundedSquare((u, v) => at(u * 0.93, v * 0.93), 0.3)),
    from: [tidy(from[0]), tidy(from[1])],
    to: [tidy(to[0]), tidy(to[1])],
    level: clamp(level, -0.64, 0.6),
    pips: (spots[value] ?? []).map(([u, v]) => pip(at, u * 0.98, v * 0.98)),
  } satisfies CubeFace
}

/** The face's slant near one pip, as a matrix. */
function pip(at: (u: number, v: number) => Point, u: number, v: number) {
  const [x, y] = at(u, v)
  const [rightX, rightY] = at(u + 0.18, v)
  const [downX, downY] = at(u, v + 0.18)
  return `matrix(${[rightX - x, rightY - y, downX - x, downY - y, x, y].map(tidy).join(" ")})`
}
