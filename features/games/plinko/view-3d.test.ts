import fc from "fast-check"
import { InstancedMesh, Matrix4, type Object3D, Vector3 } from "three"
import { describe, expect, test } from "vitest"
import type { Model3d } from "../kit3d/model-3d"
import { revealMs, strikesAtMs } from "./fall"
import { bucketOf, defaultPlinko, tableIds, tables } from "./maths"
import { samplePlinko } from "./sample-plinko"
import { type PlinkoScene, sceneOf } from "./scene"
import { BALL, BUCKETS, createBoard, PEGS } from "./view-3d-board"
import { picture } from "./words"

const anyDrop = fc
  .constantFrom(...tableIds)
  .chain((table) =>
    fc.record({ table: fc.constant(table), index: fc.nat(tables[table].bet.length - 1), rngSeed: fc.string() }),
  )

function part(board: Model3d<PlinkoScene>, name: string): Object3D {
  board.world.updateMatrixWorld(true)
  const found = board.world.getObjectByName(name)
  if (!found) throw new Error(`The board has no ${name}`)
  return found
}
const placeOf = (object: Object3D) => new Vector3().setFromMatrixPosition(object.matrixWorld)

interface DrawnBucket {
  place: number
  multiplierBps: number
  middle: Vector3
}

/** The panels as they are drawn, from the left. */
function bucketsOf(board: Model3d<PlinkoScene>): readonly DrawnBucket[] {
  const panels = part(board, BUCKETS)
  if (!(panels instanceof InstancedMesh)) throw new Error("Buckets are not instances")
  const multipliersBps: readonly number[] = panels.userData.multipliersBps
  expect(panels.count).toBe(multipliersBps.length)
  const at = new Matrix4()
  return multipliersBps.map((multiplierBps, place) => {
    panels.getMatrixAt(place, at)
    return { place, multiplierBps, middle: new Vector3().setFromMatrixPosition(at.premultiply(panels.matrixWorld)) }
  })
}

/** The bucket right under the ball, read from where both are drawn. */
function bucketUnder(board: Model3d<PlinkoScene>): DrawnBucket {
  const ball = placeOf(part(board, BALL))
  const away = ({ middle }: DrawnBucket) => Math.abs(middle.x - ball.x)
  const [nearest] = bucketsOf(board).toSorted((a, b) => away(a) - away(b))
  if (!nearest) throw new Error("The board has no buckets")
  return nearest
}

test("for a thousand plays the ball lies over a bucket that pays what the draw paid", () => {
  const boards = Object.fromEntries(tableIds.map((table) => [table, createBoard()]))
  fc.assert(
    fc.property(anyDrop, ({ table, index, rngSeed }) => {
      const result = samplePlinko(table, index, { rngSeed })
      const scene = sceneOf({ phase: "revealed", result }, defaultPlinko)
      if (scene.phase !== "settled") throw new Error("The ball has not landed")
      const board = boards[table] ?? createBoard()
      expect(board.pose(scene, 0)).toBe(false)
      const under = bucketUnder(board)
      expect(under.multiplierBps).toBe(result.multiplierBps)
      expect(under.place).toBe(bucketOf(scene.path))
      expect(picture(scene)).toContain(`Bucket ${bucketOf(scene.path) + 1} of ${scene.path.length + 1}, `)
    }),
    { numRuns: 1_000 },
  )
}, 30_000)

describe("a falling ball", () => {
  test("strikes, row by row, the pegs that the index names", () => {
    const board = createBoard()
    for (const index of [0, 0b111111, 0b101010, 0b001101]) {
      const scene = sceneOf({ phase: "settled", result: samplePlinko("classic-medium", index) }, defaultPlinko)
      if (scene.phase !== "dropping") throw new Error("The ball does not fall")
      for (let row = 0; row < 6; row++) {
        board.pose(scene, strikesAtMs(6, row))
        const pegs = part(board, PEGS)
        if (!(pegs instanceof InstancedMesh)) throw new Error("Pegs are not instances")
        const column = bucketOf(scene.path.slice(0, row))
        const matrix = new Matrix4()
        pegs.getMatrixAt((row * (row + 1)) / 2 + column, matrix)
        const peg = new Vector3().setFromMatrixPosition(matrix)
        const ball = part(board, BALL).position
        expect(ball.x).toBeCloseTo(peg.x, 6)
        expect(ball.y).toBeGreaterThan(peg.y)
      }
    }
  })

  test.each(tableIds)("on %s moves until it lies, then holds still at the settled place", (table) => {
    const board = createBoard()
    const result = samplePlinko(table, 1)
    const { rows } = tables[table]
    const falling = sceneOf({ phase: "settled", result }, defaultPlinko)
    expect(board.pose(falling, 0)).toBe(true)
    expect(board.pose(falling, revealMs(rows) - 1)).toBe(true)
    expect(board.pose(falling, revealMs(rows))).toBe(false)
    const end = part(board, BALL).position.clone()
    board.pose(sceneOf({ phase: "revealed", result }, defaultPlinko), 0)
    expect(part(board, BALL).position).toEqual(end)
    expect(board.pose(falling, Number.POSITIVE_INFINITY)).toBe(false)
    expect(part(board, BALL).position).toEqual(end)
  })
})

test("before the draw the ball rests in the chute, and a long wait ends", () => {
  const board = createBoard()
  const waiting = sceneOf({ phase: "confirming", bet: samplePlinko("normal", 3).bet }, defaultPlinko)
  expect(board.pose(waiting, 500)).toBe(true)
  expect(part(board, BALL).position.x).toBe(0)
  expect(board.pose(waiting, 12_000)).toBe(false)
  expect(board.pose(waiting, Number.POSITIVE_INFINITY)).toBe(false)
})

test("another table stands where the last one stood, with its own buckets", () => {
  const board = createBoard()
  for (const table of tableIds) {
    board.pose(sceneOf({ phase: "revealed", result: samplePlinko(table, 0) }, defaultPlinko), 0)
    expect(bucketsOf(board).map(({ multiplierBps }) => multiplierBps)).toEqual(tables[table].buckets)
  }
})

test("the whole board is in the picture on a desk and on a phone", () => {
  for (const aspect of [1.2, 1.38, 1.6]) {
    const board = createBoard()
    board.frame(aspect)
    board.pose({ phase: "idle", table: "normal" }, 0)
    board.camera.updateMatrixWorld(true)
    const [first, last] = [bucketsOf(board)[0], bucketsOf(board).at(-1)]
    for (const place of [first?.middle, last?.middle, placeOf(part(board, BALL))]) {
      if (!place) throw new Error("The board has no buckets")
      const seen = place.project(board.camera)
      expect(Math.abs(seen.x)).toBeLessThan(1)
      expect(Math.abs(seen.y)).toBeLessThan(1)
    }
  }
})
