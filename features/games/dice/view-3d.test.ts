import fc from "fast-check"
import { type Group, type Mesh, Vector3 } from "three"
import { describe, expect, test } from "vitest"
import type { Model3d } from "../kit3d/model-3d"
import { FACES } from "./maths"
import { sampleResult } from "./sample-result"
import { type DiceScene, sceneOf } from "./scene"
import { createDie, DIE_PARTS } from "./view-3d-stone"
import { stonePicture } from "./words"

const under = { mode: "under", value: 50 } as const
const settled = (roll: number): DiceScene => sceneOf({ phase: "revealed", result: sampleResult(under, roll) }, under)

function part(die: Model3d<DiceScene>, name: string): Mesh {
  die.world.updateMatrixWorld(true)
  const found = die.world.getObjectByName(name)
  if (!found) throw new Error(`The die has no ${name}`)
  // The parts of a die are meshes; the tree only knows that they are objects.
  return found as Mesh
}

/** Where each facet of the stone and its table look, in the world. */
function facing(die: Model3d<DiceScene>): { table: Vector3; others: Vector3[] } {
  const normals = (mesh: Mesh) => {
    const { normal } = mesh.geometry.attributes
    return Array.from({ length: normal?.count ?? 0 }, (_, index) =>
      normal
        ? new Vector3(normal.getX(index), normal.getY(index), normal.getZ(index)).transformDirection(mesh.matrixWorld)
        : new Vector3(),
    )
  }
  const [table = new Vector3()] = normals(part(die, DIE_PARTS.table))
  return { table, others: normals(part(die, DIE_PARTS.stone)) }
}

function expectTableFirst(die: Model3d<DiceScene>) {
  die.frame(1)
  const viewer = die.camera.position.clone().normalize()
  const { table, others } = facing(die)
  for (const other of others) expect(table.dot(viewer)).toBeGreaterThan(other.dot(viewer))
}

test("the stone has a facet for each result and every one of them looks outward", () => {
  const die = createDie()
  const stone = part(die, DIE_PARTS.stone).geometry
  const { position, normal } = stone.attributes
  const facets = new Set<string>()
  for (let corner = 0; corner < (position?.count ?? 0); corner++) {
    if (!position || !normal) break
    const at = new Vector3(position.getX(corner), position.getY(corner), position.getZ(corner))
    const out = new Vector3(normal.getX(corner), normal.getY(corner), normal.getZ(corner))
    expect(at.dot(out)).toBeGreaterThan(0)
    facets.add(
      out
        .toArray()
        .map((value) => value.toFixed(3))
        .join(),
    )
  }
  // The table is a mesh of its own.
  expect(facets.size).toBe(FACES - 1)
})

test("for every roll the facet that faces the viewer carries the number that was drawn", () => {
  const die = createDie()
  for (let roll = 0; roll < FACES; roll++) {
    expect(die.pose(settled(roll), 0)).toBe(false)
    expectTableFirst(die)
    expect(part(die, DIE_PARTS.engraving).userData.text).toBe(`${roll}`)
    expect(stonePicture("settled", roll)).toBe(`The die shows ${roll}`)
  }
})

describe("a roll", () => {
  const result = sampleResult(under, 37)
  const rolling = sceneOf({ phase: "confirming", bet: result.bet }, under)
  const revealing = sceneOf({ phase: "settled", result }, under)

  test("ends in the settled pose from wherever the waiting stone stood", () => {
    const straight = createDie()
    straight.pose(settled(37), 0)
    const end = straight.world.children[0] as Group
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(900), (waitedMs, skippedMs) => {
        const die = createDie()
        die.pose(rolling, waitedMs)
        expect(part(die, DIE_PARTS.engraving).userData.text).toBe("")
        die.pose(revealing, 0)
        die.pose(revealing, skippedMs)
        die.pose(settled(37), 0)
        const stands = die.world.children[0] as Group
        expect(stands.matrix.toArray()).toEqual(end.matrix.toArray())
        expect(part(die, DIE_PARTS.engraving).userData.text).toBe("37")
      }),
      { numRuns: 50 },
    )
  })

  test("moves for as long as it is waited for, and no longer than twelve seconds", () => {
    const die = createDie()
    expect(die.pose(rolling, 0)).toBe(true)
    expect(die.pose(rolling, 11_999)).toBe(true)
    expect(die.pose(rolling, 12_000)).toBe(false)
    expect(die.pose(revealing, 899)).toBe(true)
    expect(die.pose(revealing, 900)).toBe(false)
  })

  test("without motion stands at its end at once", () => {
    const die = createDie()
    expect(die.pose(rolling, Number.POSITIVE_INFINITY)).toBe(false)
    expectTableFirst(die)
    expect(die.pose(revealing, Number.POSITIVE_INFINITY)).toBe(false)
    expectTableFirst(die)
  })
})
