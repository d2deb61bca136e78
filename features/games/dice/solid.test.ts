import { expect, test } from "vitest"
import { FACES } from "./maths"
import { facets, facetView, restPose, tableFaces, tableMatrix, uprightAtRest } from "./solid"

const name = (point: readonly number[]) => point.map((value) => (Math.abs(value) < 1e-9 ? 0 : value).toFixed(6)).join()

test("the stone has one facet for each result", () => expect(facets).toHaveLength(FACES))

test("its facets close it: every edge belongs to exactly two of them", () => {
  const edges = new Map<string, number>()
  for (const facet of facets)
    facet.forEach((point, index) => {
      const next = facet[(index + 1) % facet.length]
      if (next === undefined) return
      const edge = [name(point), name(next)].sort().join(" ")
      edges.set(edge, (edges.get(edge) ?? 0) + 1)
    })
  expect([...edges.values()].filter((owners) => owners !== 2)).toEqual([])
})

const numbers = (matrix: string) => matrix.slice(7, -1).split(" ").map(Number)

test("at rest the table faces the viewer and is lit", () => {
  expect(tableFaces(restPose)).toBe(true)
  expect(facetView(0, restPose).level).toBeGreaterThan(0)
})

test("at rest the number stands upright, three degrees off level and undistorted", () => {
  const [a = 0, b = 0, c = 0, d = 0] = numbers(tableMatrix(restPose))
  const [e = 0, f = 0, g = 0, h = 0] = numbers(uprightAtRest)
  const [right, down] = [
    [a * e + c * f, b * e + d * f],
    [a * g + c * h, b * g + d * h],
  ]
  const degrees = ([x = 0, y = 0]: number[]) => (Math.atan2(y, x) * 180) / Math.PI
  expect(degrees(right ?? [])).toBeCloseTo(-3, 0)
  expect(degrees(down ?? [])).toBeCloseTo(87, 0)
  expect(Math.hypot(...(right ?? []))).toBeCloseTo(1, 2)
  expect(Math.hypot(...(down ?? []))).toBeCloseTo(1, 2)
})

test("turned away, the table is out of sight and so is what is engraved on it", () => {
  const away = { ...restPose, y: restPose.y + Math.PI }
  expect(tableFaces(away)).toBe(false)
  expect(facetView(0, away).visible).toBe(false)
})

test("about half of the stone is seen from anywhere", () => {
  for (let turn = 0; turn < 12; turn++) {
    const pose = { ...restPose, y: (turn / 6) * Math.PI }
    const seen = facets.filter((_, index) => facetView(index, pose).visible).length
    expect(seen).toBeGreaterThan(35)
    expect(seen).toBeLessThan(65)
  }
})
