import { expect, test } from "vitest"
import { catalogue } from "#features/games"
import {
  type DeviceState,
  gamePriorities,
  mayPreload,
  preloadEntries,
  preloadRoutes,
  preloadSteps,
  quietMs,
} from "./preload-plan"

const visits = {
  mines: { opened: 6, played: 30, seconds: 600 },
  dice: { opened: 2, played: 1, seconds: 20 },
  flip: { opened: 2, played: 9, seconds: 90 },
}

test("every game of the catalogue has a priority, and seventeen pages may be preloaded", () => {
  expect(Object.keys(gamePriorities).sort()).toEqual(catalogue.map(({ id }) => id).sort())
  expect(preloadRoutes).toHaveLength(17)
})

test("games come by priority, and within one those that this device plays most", () => {
  const entries = preloadEntries(visits)
  expect(entries.slice(0, 2).map(({ id }) => id)).toEqual(["mines", "dice"])
  expect(entries.filter(({ priority }) => priority === 1)[0]?.id).toBe("flip")
  expect(entries.at(-1)?.id).toBe("plinkorace")
  expect(entries[0]).toEqual({
    ...{ id: "mines", priority: 0, popularity: 0.6, averageSessionTime: 100, conversionRate: 5 },
  })
})

test("a player who did not ask for more is given three games; one who prefetches nothing, none", () => {
  expect(preloadSteps("conservative", preloadEntries(visits))).toEqual([
    { atMs: 4_500, kind: "game", id: "mines" },
    { atMs: 4_800, kind: "game", id: "dice" },
    { atMs: 5_100, kind: "game", id: "slots" },
  ])
  expect(preloadSteps("off", preloadEntries({}))).toEqual([])
})

test("at most eagerly, critical games are 300 ms apart, others 500 ms, and pages two seconds after that", () => {
  const steps = preloadSteps("aggressive", preloadEntries({}), "/jackpot")
  const at = (id: string) => steps.find((step) => step.id === id)?.atMs
  expect(["dice", "slots", "mines", "plinko", "magic8ball"].map(at)).toEqual([4_500, 4_800, 5_100, 5_400, 5_700])
  expect(["crash", "blackjack", "flip", "hilo"].map(at)).toEqual([6_000, 6_500, 7_000, 7_500])
  expect(["/", "/dashboard", "/leaderboard"].map(at)).toEqual([9_500, 11_500, 13_500])
  expect(at("/jackpot"), "the page that is open is there").toBeUndefined()
  expect(steps.at(-1)?.id).toBe("plinkorace")
  expect(steps.every(({ atMs }) => atMs > quietMs)).toBe(true)
})

const well: DeviceState = {
  ...{ online: true, visible: true, saveData: false, effectiveType: "4g" },
  ...{ battery: undefined, charging: false },
}
test.each([
  ["a fast connection", {}, true],
  ["a browser that does not name its connection", { effectiveType: undefined }, true],
  ["no network", { online: false }, false],
  ["a hidden page", { visible: false }, false],
  ["a browser that saves data", { saveData: true }, false],
  ["a 3g connection", { effectiveType: "3g" }, false],
  ["a 2g connection", { effectiveType: "slow-2g" }, false],
  ["a low battery", { battery: 0.2 }, false],
  ["a low battery that is charged", { battery: 0.1, charging: true }, true],
  ["a full battery", { battery: 0.9 }, true],
] satisfies [string, Partial<DeviceState>, boolean][])("mayPreload heeds %s", (_, state, allowed) =>
  expect(mayPreload({ ...well, ...state })).toBe(allowed),
)
