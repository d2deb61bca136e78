import { existsSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { catalogue, findGame, loadGame } from "./catalogue"

test("the ten games of the specification, each once", () => {
  expect(catalogue.map((game) => game.id).sort()).toEqual([
    "blackjack",
    "crash",
    "dice",
    "flip",
    "hilo",
    "magic8ball",
    "mines",
    "plinko",
    "plinkorace",
    "slots",
  ])
})

test("three of them are not open yet or not at the moment", () => {
  expect(
    Object.fromEntries(catalogue.filter((game) => game.live !== "online").map(({ id, live }) => [id, live])),
  ).toEqual({
    hilo: "coming-soon",
    crash: "coming-soon",
    plinkorace: "offline",
  })
})

test("five are featured", () => {
  const featured = catalogue.filter((game) => game.featured).map((game) => game.id)
  expect(featured).toEqual(["dice", "magic8ball", "flip", "mines", "plinko"])
})

describe.each(catalogue.map((game) => [game.id, game] as const))("%s", (_, game) => {
  test("says the same about its state in each field", () => {
    expect(game.maintenance).toBe(game.live === "offline")
    expect(game.creating).toBe(game.live === "coming-soon")
  })
  test("supports 3D exactly where a 3D view exists", () => {
    expect(game.capabilities.supports3D).toBe(existsSync(`features/games/${game.id}/view-3d.tsx`))
    expect(game.capabilities.default).toBe("2D")
  })
  test("has a name and a sentence for its card", () => {
    expect(game.meta.name).not.toBe("")
    expect(game.meta.description.length).toBeGreaterThan(20)
  })
})

describe("finding a game", () => {
  test.each(["dice", "DICE", "Magic8Ball"])("%s is found however it is written", (id) => {
    expect(findGame(id)?.id).toBe(id.toLowerCase())
  })
  test.each(["", "game", "dic", "dice ", "toString", "__proto__"])("%j is not a game", (id) => {
    expect(findGame(id)).toBeNull()
  })
})

// Loads the code of every game: nothing here is about how long that takes.
test("what is called built can be loaded, and nothing else", { timeout: 60_000 }, async () => {
  for (const game of catalogue) expect((await loadGame(game.id))?.id ?? null).toBe(game.built ? game.id : null)
  expect(await loadGame("toString")).toBeNull()
})
