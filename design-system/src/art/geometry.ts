export type Point = readonly [x: number, y: number]
export type Point3 = readonly [x: number, y: number, z: number]
/** Radians about x, y and z, applied in that order. */
export type Turn = readonly [x: number, y: number, z: number]

/** A tenth of a unit is finer than a pixel at every size a scene is drawn. */
export const tidy = (value: number) => Math.round(value * 10) / 10
export const pointList = (corners: readonly Point[]) => corners.map(([x, y]) => `${tidy(x)},${tidy(y)}`).join(" ")
export const count = (length: number) => Array.from({ length }, (_, index) => index)

export function turned([x, y, z]: Point3, [aboutX, aboutY, aboutZ]: Turn): Point3 {
  const y1 = y * Math.cos(aboutX) - z * Math.sin(aboutX)
  const z1 = y * Math.sin(aboutX) + z * Math.cos(aboutX)
  const x2 = x * Math.cos(aboutY) + z1 * Math.sin(aboutY)
  const z2 = z1 * Math.cos(aboutY) - x * Math.sin(aboutY)
  return [x2 * Math.cos(aboutZ) - y1 * Math.sin(aboutZ), x2 * Math.sin(aboutZ) + y1 * Math.cos(aboutZ), z2]
}

/** Seen by an eye at `eye` units before the picture plane. */
export function projected([x, y, z]: Point3, eye: number): Point {
  const scale = eye / (eye - z)
  return [x * scale, y * scale]
}

const side = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of sorted) {
    for (;;) {
      const [last, before] = [kept.at(-1), kept.at(-2)]
      if (!last || !before || side(before, last, point) > 0) break
      kept.pop()
    }
    kept.push(point)
  }
  return kept.slice(0, -1)
}

/** The outline around a cloud of points. */
export function hull(cloud: readonly Point[]): Point[] {
  const sorted = [...cloud].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chain(sorted), ...chain(sorted.reverse())]
}

const corners = [
  [1, 1, 0],
  [-1, 1, 90],
  [-1, -1, 180],
  [1, -1, 270],
] as const

/** The outline of the square from -1 to 1 with rounded corners, taken through a projection. */
export function roundedSquare(at: (u: number, v: number) => Point, radius: number, steps = 6): Point[] {
  return corners.flatMap(([u, v, start]) =>
    count(steps + 1).map((step) => {
      const angle = ((start + (step * 90) / steps) * Math.PI) / 180
      return at(u * (1 - radius) + radius * Math.cos(angle), v * (1 - radius) + radius * Math.sin(angle))
    }),
  )
}

/** Points on an ellipse, evenly by angle, the first to the right. */
export const around = (number: number, rx: number, ry = rx): Point[] =>
  count(number).map((index) => {
    const angle = (index / number) * Math.PI * 2
    return [rx * Math.cos(angle), ry * Math.sin(angle)]
  })
