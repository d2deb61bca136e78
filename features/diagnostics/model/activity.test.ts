import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { activityLevel, createActivity } from "./activity"

const minute = 60_000

test.each([
  [0, 0, "low"],
  [0, 3 * minute, "low"],
  [0, 3 * minute + 1, "medium"],
  [1, 0, "medium"],
  [2, 10 * minute, "medium"],
  [2, 10 * minute + 1, "high"],
  [3, 0, "high"],
] as const)("%i games in %i ms are %s activity", (games, ms, level) => expect(activityLevel(games, ms)).toBe(level))

test("a session counts routes, games and plays, outlives a reload, and the visits outlive the session", () => {
  const local = memoryStorage()
  const session = memoryStorage()
  let nowMs = 1_000_000
  const first = createActivity({ local, session, nowMs: () => nowMs })
  first.arrive(null)
  first.arrive("dice")
  nowMs += 30_000
  first.play("dice")
  first.play("dice")
  expect(first.read()).toMatchObject({ currentGame: "dice", routeChanges: 2, level: "medium" })
  first.arrive("mines")

  const reloaded = createActivity({ local, session, nowMs: () => nowMs })
  reloaded.arrive("mines")
  expect(reloaded.read()).toEqual({
    level: "medium",
    ...{ gamesPlayed: 2, gamesPlayedThisSession: 2, sessionDuration: 30_000 },
    ...{ lastActive: nowMs, routeChanges: 4, currentGame: "mines" },
  })
  const next = createActivity({ local, session: memoryStorage(), nowMs: () => nowMs })
  expect(next.read()).toMatchObject({ gamesPlayed: 2, gamesPlayedThisSession: 0, sessionDuration: 0 })
  expect(next.visits()).toEqual({
    dice: { opened: 1, played: 2, seconds: 30 },
    mines: { opened: 2, played: 0, seconds: 0 },
  })
})

test("what was tampered with in storage is ignored", () => {
  const local = memoryStorage()
  local.setItem("dghrt-game-visits", '{"dice":{"opened":-1}}')
  const activity = createActivity({ local, session: memoryStorage(), nowMs: () => 5 })
  activity.arrive("dice")
  expect(activity.visits()).toEqual({ dice: { opened: 1, played: 0, seconds: 0 } })
})
