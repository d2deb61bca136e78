import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { createStartedGame, withGamePlayed } from "./started-game"

test("a game is started once, and a reload finds it started", () => {
  const tab = memoryStorage()
  createStartedGame(tab, false).start("dice")
  expect(createStartedGame(tab, true).state.started).toBe("dice")
})

test("a page that was opened anew begins with the splash", () => {
  const tab = memoryStorage()
  createStartedGame(tab, false).start("dice")
  expect(createStartedGame(tab, false).state.started).toBeNull()
})

test("another game, or the same one after it was left, begins with its splash", () => {
  const tab = memoryStorage()
  const started = createStartedGame(tab, false)
  started.start("dice")
  expect(started.state.started).not.toBe("flip")
  started.leave()
  expect(started.state.started).toBeNull()
  expect(createStartedGame(tab, true).state.started).toBeNull()
})

test("a malformed stored value starts no game", () => {
  const tab = memoryStorage()
  tab.setItem("dghrt-started-game", `"${"x".repeat(400)}"`)
  expect(createStartedGame(tab, true).state.started).toBeNull()
})

test("the game started last comes first, and each is listed once", () => {
  expect(withGamePlayed([], "dice")).toEqual(["dice"])
  expect(withGamePlayed(["flip", "dice"], "dice")).toEqual(["dice", "flip"])
  const many = Array.from({ length: 100 }, (_, index) => `game-${index}`)
  const next = withGamePlayed(many, "dice")
  expect(next).toHaveLength(100)
  expect(next[0]).toBe("dice")
})
