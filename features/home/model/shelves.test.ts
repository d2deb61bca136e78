import { describe, expect, test } from "vitest"
import { catalogue, type GameRecord } from "#features/games"
import { availabilityOf, countGames, type ShelfChoices, shelvesOf } from "./shelves"

const none: ShelfChoices = { played: [], favourites: [], filter: "all", query: "", mobile: false }
/** The catalogue with every game built. */
const built = catalogue.map((game): GameRecord => ({ ...game, built: true }))
const titles = (choices: Partial<ShelfChoices>, games = built) =>
  shelvesOf(games, { ...none, ...choices }).map(({ title }) => title)
const idsOf = (title: string, choices: Partial<ShelfChoices> = {}, games: readonly GameRecord[] = built) =>
  shelvesOf(games, { ...none, ...choices })
    .find((shelf) => shelf.title === title)
    ?.games.map(({ id }) => id)

describe("the rows", () => {
  test("stand in the specification's order; without history there is no Play Again", () => {
    expect(titles({})).toEqual(["Featured Games", "Singleplayer Games", "Coming Soon"])
    expect(titles({ played: ["dice"], favourites: ["flip"] })[0]).toBe("Play Again")
    expect(titles({ played: ["dice"], favourites: ["flip"] }).slice(1, 3)).toEqual(["Featured Games", "Favourites"])
  })
  test("Featured holds the operator's five games", () => {
    expect(idsOf("Featured Games")).toEqual(["dice", "magic8ball", "flip", "mines", "plinko"])
  })
  test("coming-soon games stand in their own row and in no other", () => {
    expect(idsOf("Coming Soon")).toEqual(["hilo", "crash"])
    expect(idsOf("Singleplayer Games")).not.toContain("hilo")
  })
  test("offline games are hidden, and Multiplayer appears when its game is online", () => {
    expect(shelvesOf(built, none).flatMap(({ games }) => games.map(({ id }) => id))).not.toContain("plinkorace")
    const online = built.map((game) => (game.id === "plinkorace" ? { ...game, live: "online" as const } : game))
    expect(idsOf("Multiplayer Games", {}, online)).toEqual(["plinkorace"])
  })
  test("a game without code behind it is coming, although its switch says online", () => {
    const unbuilt = built.map((game) => (game.id === "slots" ? { ...game, built: false } : game))
    expect(idsOf("Coming Soon", {}, unbuilt)).toContain("slots")
    expect(idsOf("Singleplayer Games", {}, unbuilt)).not.toContain("slots")
  })
  test("Play Again has the last played first, eight at most, and forgets ids that no game has", () => {
    const played = ["nothing", "<script>", ...built.map(({ id }) => id).reverse()]
    const again = idsOf("Play Again", { played })
    expect(again?.slice(0, 2)).toEqual(["blackjack", "crash"])
    expect(again).toHaveLength(8)
  })
  test("tag rows hold eight, Featured ten", () => {
    const many = Array.from({ length: 20 }, (_, index): GameRecord => {
      const [dice] = built
      if (!dice) throw new Error("no dice")
      return { ...dice, id: `dice${index}` }
    })
    expect(idsOf("Singleplayer Games", {}, many)).toHaveLength(8)
    expect(idsOf("Featured Games", {}, many)).toHaveLength(10)
  })
  test("a phone's list leaves out what a phone cannot play", () => {
    const desktopOnly = built.map((game) => (game.id === "dice" ? { ...game, mobileAvailable: "no" as const } : game))
    expect(idsOf("Featured Games", { mobile: true }, desktopOnly)).not.toContain("dice")
    expect(idsOf("Featured Games", {}, desktopOnly)).toContain("dice")
  })
})

describe("filters and search", () => {
  test("Live is what can be played, New is what is coming", () => {
    expect(idsOf("Live", { filter: "live" })).toHaveLength(7)
    expect(idsOf("New", { filter: "new" })).toEqual(["hilo", "crash"])
  })
  test("every word counts, in any case; offline games are found too", () => {
    expect(idsOf("Found", { query: " PLINKO " })).toEqual(["plinkorace", "plinko"])
    expect(idsOf("Found", { query: "plinko multiplayer" })).toEqual(["plinkorace"])
  })
  test.each(["zzz", "<b>", "\\", "(", "a".repeat(400)])("%s finds nothing and breaks nothing", (query) => {
    expect(idsOf("Found", { query })).toEqual([])
  })
})

test("counts ten games, of which the switches make seven live and two new", () => {
  expect(countGames(built)).toEqual({ total: 10, live: 7, new: 2 })
  expect(built.filter((game) => availabilityOf(game) === "maintenance").map(({ id }) => id)).toEqual(["plinkorace"])
})
