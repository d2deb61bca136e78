import { decoration } from "../kit/decoration"

export type Point = readonly [x: number, y: number, z: number]

/** Angles in radians about x, y and z, applied in that order. */
export interface Pose {
  x: number
  y: number
  z: number
}

/** The table faces the viewer, a little up and to the left, where the key light is. */
export const restPose: Pose = { x: 0.2, y: -0.24, z: 0.1 }

const KEY_LIGHT: Point = [-0.42, -0.66, 0.62]
const EYE_DISTANCE = 12.3
/** Polar angles of the five rings from the table's rim to the waist. */
const RINGS = { table: 0.5, crown: 0.82, girdle: 1.13, waist: Math.PI / 2 }

function ring(polar: number, count: number, offset: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const around = ((index + offset) / count) * Math.PI * 2
    return [Math.sin(polar) * Math.cos(around), Math.sin(polar) * Math.sin(around), Math.cos(polar)]
  })
}

/** A corner by number, counted around the ring. */
const corner = (points: readonly Point[], index: number): Point => points[index % points.length] ?? [0, 0, 0]

function front(): Point[][] {
  const table = ring(RINGS.table, 7, 0)
  const crown = ring(RINGS.crown, 7, 0.5)
  const girdle = ring(RINGS.girdle, 14, 0.25)
  const waist = ring(RINGS.waist, 14, 0.25)
  const facets: Point[][] = [table]
  for (let i = 0; i < 7; i++) {
    const [t, c, g] = [
      (n: number) => corner(table, i + n),
      (n: number) => corner(crown, i + n),
      (n: number) => corner(girdle, 2 * i + n),
    ]
    facets.push([t(0), t(1), c(0)], [c(0), c(1), t(1)])
    facets.push([c(0), g(0), g(1)], [c(0), g(1), c(1)], [c(1), g(1), g(2)])
  }
  for (let i = 0; i < 14; i++)
    facets.push([corner(girdle, i), corner(girdle, i + 1), corner(waist, i + 1), corner(waist, i)])
  return facets
}

const mirrored = (facets: readonly Point[][]) => facets.map((facet) => facet.map(([x, y, z]): Point => [x, y, -z]))

/** A rose cut of a hundred facets: one for each result. The first is the table, which carries the number. */
export const facets: readonly (readonly Point[])[] = [...front(), ...mirrored(front())]

const glints = Array.from(facets, decoration("rose cut"))

export function turned([x, y, z]: Point, pose: Pose): Point {
  const y1 = y * Math.cos(pose.x) - z * Math.sin(pose.x)
  const z1 = y * Math.sin(pose.x) + z * Math.cos(pose.x)
  const x2 = x * Math.cos(pose.y) + z1 * Math.sin(pose.y)
  const z2 = z1 * Math.cos(pose.y) - x * Math.sin(pose.y)
  return [x2 * Math.cos(pose.z) - y1 * Math.sin(pose.z), x2 * Math.sin(pose.z) + y1 * Math.cos(pose.z), z2]
}

export function projected(point: Point, pose: Pose): readonly [x: number, y: number] {
  const [x, y, z] = turned(point, pose)
  const scale = EYE_DISTANCE / (EYE_DISTANCE - z)
  return [x * scale, y * scale]
}

function centre(facet: readonly Point[]): Point {
  const sum = (axis: 0 | 1 | 2) => facet.reduce((total, point) => total + point[axis], 0) / facet.length
  return [sum(0), sum(1), sum(2)]
}

const centres = facets.map(centre)

/** A thousandth of the radius is finer than a pixel. */
const svgPoint = ([x, y]: readonly [x: number, y: number]) =>
  `${Math.round(x * 1_000) / 1_000},${Math.round(y * 1_000) / 1_000}`

export interface FacetView {
  /** SVG points for a solid of radius 1, none while the facet is out of sight. */
  points: string
  visible: boolean
  /** -1 deepest shade, 1 the light itself. */
  level: number
}

/** One facet as seen from the viewer's place. */
export function facetView(index: number, pose: Pose): FacetView {
  const facet = facets[index] ?? []
  const [x, y, z] = turned(centres[index] ?? [0, 0, 0], pose)
  const length = Math.hypot(x, y, z)
  const visible = z / length > -0.04
  const lit = Math.max(0, (x * KEY_LIGHT[0] + y * KEY_LIGHT[1] + z * KEY_LIGHT[2]) / length)
  const glint = (glints[index] ?? 0.5) - 0.5
  return {
    points: visible ? facet.map((point) => svgPoint(projected(point, pose))).join(" ") : "",
    visible,
    level: Math.max(-0.8, Math.min(0.74, lit * 1.18 - 0.68 + glint * 0.26)),
  }
}

type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const matrix = (values: Affine) => `matrix(${values.map((value) => value.toFixed(4)).join(" ")})`

function onTable(pose: Pose): Affine {
  const depth = Math.cos(RINGS.table)
  const [ox, oy] = projected([0, 0, depth], pose)
  const [ax, ay] = projected([1, 0, depth], pose)
  const [bx, by] = projected([0, 1, depth], pose)
  return [ax - ox, ay - oy, bx - ox, by - oy, ox, oy]
}

/** Places a flat drawing on the table facet, so that what it carries turns with the stone. */
export const tableMatrix = (pose: Pose) => matrix(onTable(pose))

/** Inside `tableMatrix`: makes the text upright at rest, three degrees off level as a hand would cut it. */
export const uprightAtRest = (() => {
  const [a, b, c, d] = onTable(restPose)
  const [sin, cos] = [Math.sin(-0.052), Math.cos(-0.052)]
  const scale = 1 / (a * d - b * c)
  return matrix([
    (d * cos - c * sin) * scale,
    (a * sin - b * cos) * scale,
    (-d * sin - c * cos) * scale,
    (b * sin + a * cos) * scale,
    0,
    0,
  ])
})()

/** The table's rim in the flat drawing's own measure, where the solid's radius is 100. */
export const tableRim = ring(RINGS.table, 7, 0)
  .map(([x, y]) => `${(x * 100).toFixed(1)},${(y * 100).toFixed(1)}`)
  .join(" ")

export const tableFaces = (pose: Pose) => turned([0, 0, 1], pose)[2] > 0.12
