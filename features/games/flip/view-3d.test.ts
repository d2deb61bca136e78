import { themes } from "@dghrt/themes"
import { InstancedMesh, Matrix4, Vector3 } from "three"
import { expect, test } from "vitest"
import type { Model3d } from "../kit3d/model-3d"
import { coinsOf, type Face, faces } from "./maths"
import { sampleFlip } from "./sample-flip"
import { type FlipScene, sceneOf } from "./scene"
import { sideName, TAILS } from "./view-3d-coin"
import { coinName, createCoins, rowsOf } from "./view-3d-coins"
import { picture, rowText } from "./words"

const settingsOf = (coins: number) => ({ coins, face: "heads", needed: 1 }) as const
const scenes = (coins: number, index: number) => {
  const result = sampleFlip(settingsOf(coins), index)
  const chosen = settingsOf(coins)
  return {
    tossing: sceneOf({ phase: "confirming", bet: result.bet }, chosen),
    landing: sceneOf({ phase: "settled", result }, chosen),
    settled: sceneOf({ phase: "revealed", result }, chosen),
  }
}

/** The sides that look up, coin by coin, read from where the drawn surfaces point; null for a coin on its edge. */
function sidesUp(tray: Model3d<FlipScene>, coins: number): (Face | null)[] {
  const at = new Matrix4()
  return Array.from({ length: coins }, (_, place) => {
    const up = faces.filter((face) => {
      const side = tray.world.getObjectByName(sideName(face))
      if (!(side instanceof InstancedMesh)) throw new Error(`No ${face} is drawn`)
      expect(side.count).toBe(coins)
      side.getMatrixAt(place, at)
      const { normal } = side.geometry.attributes
      if (!normal) throw new Error("A side has no surface")
      return new Vector3(normal.getX(0), normal.getY(0), normal.getZ(0)).transformDirection(at).y > 0.999
    })
    return up.length === 1 ? (up[0] ?? null) : null
  })
}

test("for every play there is, the sides that look up are those that were drawn", () => {
  const tray = createCoins()
  for (let coins = 1; coins <= 6; coins++)
    for (let index = 0; index < 2 ** coins; index++) {
      const { settled } = scenes(coins, index)
      expect(tray.pose(settled, 0)).toBe(false)
      expect(sidesUp(tray, coins)).toEqual(coinsOf(index, coins))
      expect(picture(settled)).toBe(rowText(coinsOf(index, coins)))
    }
})

test("a toss that is interrupted anywhere lands on the drawn sides", () => {
  for (const waitedMs of [0, 1, 137, 500, 2_350, 11_817, 60_000]) {
    const tray = createCoins()
    const { tossing, landing } = scenes(4, 0b0110)
    tray.pose(tossing, waitedMs)
    tray.pose(landing, 0)
    expect(tray.pose(landing, 300)).toBe(true)
    expect(tray.pose(landing, 5_000)).toBe(false)
    expect(sidesUp(tray, 4)).toEqual(coinsOf(0b0110, 4))
  }
})

test("a coin goes on turning from where it was, and no coin passes through the tray", () => {
  const tray = createCoins()
  const { tossing, landing } = scenes(3, 0b101)
  const coin = tray.world.getObjectByName(coinName(1))
  tray.pose(tossing, 0)
  tray.pose(tossing, 700)
  const before = coin?.quaternion.clone()
  tray.pose(landing, 0)
  expect(before && coin?.quaternion.angleTo(before)).toBeLessThan(1e-6)
  for (let ms = 0; ms < 1_200; ms += 20) {
    tray.pose(landing, ms)
    const tilt = Math.abs(Math.sin(coin?.rotation.x ?? 0))
    expect(coin?.position.y ?? 0).toBeGreaterThanOrEqual(tilt - 0.01)
  }
})

test("without motion the coins lie at once, and a long wait ends", () => {
  const tray = createCoins()
  const { tossing, landing } = scenes(5, 0b10011)
  expect(tray.pose(tossing, Number.POSITIVE_INFINITY)).toBe(false)
  expect(sidesUp(tray, 5)).toEqual(coinsOf(0, 5))
  expect(tray.pose(landing, Number.POSITIVE_INFINITY)).toBe(false)
  expect(sidesUp(tray, 5)).toEqual(coinsOf(0b10011, 5))
  expect(tray.pose(tossing, 11_000)).toBe(true)
  expect(tray.pose(tossing, 12_000)).toBe(false)
})

test("six coins are two rows of three, on a phone as on a desk; four are a row where there is room", () => {
  expect([1, 4, 5, 6].map((coins) => rowsOf(coins, 2))).toEqual([
    { columns: 1, rows: 1 },
    { columns: 4, rows: 1 },
    { columns: 3, rows: 2 },
    { columns: 3, rows: 2 },
  ])
  expect(rowsOf(4, 1.3)).toEqual({ columns: 2, rows: 2 })
})

const edges = [new Vector3(1, 0, 0), new Vector3(-1, 0, 0), new Vector3(0, 0, 1), new Vector3(0, 0, -1)]

test.each([1.2, 1.3, 1.37, 1.95, 2.35, 2.6])(
  "at %d the tray shows all of its coins, and none of them small",
  (aspect) => {
    for (let coins = 1; coins <= 6; coins++) {
      const tray = createCoins()
      tray.frame(aspect)
      tray.pose(scenes(coins, 0).settled, 0)
      tray.world.updateMatrixWorld(true)
      tray.camera.updateMatrixWorld(true)
      const places = Array.from({ length: coins }, (_, place) => tray.world.getObjectByName(coinName(place)))
      const reach = places.flatMap((coin) =>
        edges.map((edge) => {
          const { x, y } = coin?.localToWorld(edge.clone()).project(tray.camera) ?? { x: 2, y: 2 }
          return Math.max(Math.abs(x), Math.abs(y))
        }),
      )
      expect(Math.max(...reach), `${coins} coins`).toBeLessThan(1)
      expect(Math.max(...reach), `${coins} coins`).toBeGreaterThan(0.45)
    }
  },
)

/** The lightness of a colour of OKLCH; a mixture of two has the mixture of both. */
const lightnessOf = (color: unknown) => Number(/^oklch\(([\d.]+)/.exec(String(color))?.[1])

test.each(Object.entries(themes))("the rays of tails are legible on its steel in %s", (_, { art }) => {
  const [steel, light, ink] = [art[4], art.light, art.ink].map(lightnessOf)
  const mixed = (level: number, other = Number.NaN) =>
    (steel ?? Number.NaN) * (1 - Math.abs(level)) + other * Math.abs(level)
  expect(mixed(TAILS.field, light) - mixed(TAILS.ray, ink)).toBeGreaterThan(0.3)
})
