import { expect, test } from "vitest"
import { FACES } from "./maths"
import { facets, facetView, restPose, tableFaces, tableMatrix } from "./solid"

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

test("at rest the table faces the viewer, is lit, and lets the number read almost level", () => {
  expect(tableFaces(restPose)).toBe(true)
  expect(facetView(0, restPose).level).toBeGreaterThan(0)
  const [a = 0, b = 0] = tableMatrix(restPose).slice(7).split(" ").map(Number)
  expect(Math.abs((Math.atan2(b, a) * 180) / Math.PI)).toBeLessThan(6)
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
