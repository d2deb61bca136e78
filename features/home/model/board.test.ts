import { describe, expect, test } from "vitest"
import { catalogue, type GameRecord } from "#features/games"
import { availabilityOf, boardOf, countGames, rowsOf } from "./board"
import type { GameFilter } from "./game-filters"

/** The catalogue with every game built. */
const built = catalogue.map((game): GameRecord => ({ ...game, built: true }))
const online = built.map((game) => (game.id === "plinkorace" ? { ...game, live: "online" as const } : game))
const idsOf = (filter: GameFilter, games: readonly GameRecord[] = built, query = "", mobile = false) =>
  boardOf(games, { filter, query, mobile }).games.map(({ id }) => id)
const rows = (played: readonly string[], favourites: readonly string[] = []) =>
  rowsOf(built, { played, favourites, mobile: false })

describe("a filter", () => {
  test("All Games has what can be played before what is coming, and hides what is offline", () => {
    expect(idsOf("all").slice(-2)).toEqual(["hilo", "crash"])
    expect(idsOf("all")).toHaveLength(9)
    expect(idsOf("all")).not.toContain("plinkorace")
  })
  test("Live is what can be played, New is what is coming", () => {
    expect(idsOf("live")).toHaveLength(7)
    expect(idsOf("new")).toEqual(["hilo", "crash"])
  })
  test("Featured holds the operator's five games", () => {
    expect(idsOf("featured")).toEqual(["dice", "magic8ball", "flip", "mines", "plinko"])
  })
  test("Singleplayer and Multiplayer go by tag, without what is coming", () => {
    expect(idsOf("singleplayer")).not.toContain("hilo")
    expect(idsOf("multiplayer")).toEqual([])
    expect(idsOf("multiplayer", online)).toEqual(["plinkorace"])
  })
  test("a game without code behind it is coming, although its switch says online", () => {
    const unbuilt = built.map((game) => (game.id === "slots" ? { ...game, built: false } : game))
    expect(idsOf("new", unbuilt)).toContain("slots")
    expect(idsOf("singleplayer", unbuilt)).not.toContain("slots")
  })
  test("by tag shows eight, Featured ten", () => {
    const many = Array.from({ length: 20 }, (_, index): GameRecord => {
      const [dice] = built
      if (!dice) throw new Error("no dice")
      return { ...dice, id: `dice${index}` }
    })
    expect(idsOf("singleplayer", many)).toHaveLength(8)
    expect(idsOf("featured", many)).toHaveLength(10)
  })
  test("leaves out on a phone what a phone cannot play", () => {
    const desktopOnly = built.map((game) => (game.id === "dice" ? { ...game, mobileAvailable: "no" as const } : game))
    expect(idsOf("featured", desktopOnly, "", true)).not.toContain("dice")
    expect(idsOf("featured", desktopOnly)).toContain("dice")
  })
})

describe("a search", () => {
  test("counts every word, in any case, under any filter, and finds offline games too", () => {
    expect(idsOf("new", built, " PLINKO ")).toEqual(["plinkorace", "plinko"])
    expect(idsOf("all", built, "plinko multiplayer")).toEqual(["plinkorace"])
  })
  test.each(["zzz", "<b>", "\\", "(", "a".repeat(400)])("for %s finds nothing and breaks nothing", (query) => {
    expect(idsOf("all", built, query)).toEqual([])
  })
})

describe("the rows under the board", () => {
  test("are missing while they are empty", () => {
    expect(rows([])).toEqual([])
    expect(rows(["dice"], ["flip"]).map(({ title }) => title)).toEqual(["Play Again", "Favourites"])
  })
  test("Play Again has the last played first, eight at most, and forgets ids that no game has", () => {
    const [again] = rows(["nothing", "<script>", ...built.map(({ id }) => id).reverse()])
    expect(again?.games.slice(0, 2).map(({ id }) => id)).toEqual(["blackjack", "crash"])
    expect(again?.games).toHaveLength(8)
  })
})

test("counts ten games, of which the switches make seven live and two new", () => {
  expect(countGames(built)).toEqual({ total: 10, live: 7, new: 2 })
  expect(built.filter((game) => availabilityOf(game) === "maintenance").map(({ id }) => id)).toEqual(["plinkorace"])
})
