import { expect, test } from "vitest"
import { catalogue, type GameRecord } from "#features/games"
import { type HeroChoices, heroActionOf } from "./hero-action"

const games = catalogue.map((game): GameRecord => ({ ...game, built: true }))
const choose = (choices: Partial<HeroChoices>) => {
  const action = heroActionOf({ games, played: [], openGame: null, startClosed: false, ...choices })
  return action && `${action.kind} ${action.game.id}`
}

test("the hero leads to the last game, and to the first featured one before any", () => {
  expect(choose({ played: ["plinko", "dice"] })).toBe("play plinko")
  expect(choose({})).toBe("play dice")
})

test("the hero leads to an open run before the last game, also where nothing may be started", () => {
  expect(choose({ played: ["dice"], openGame: "mines" })).toBe("continue mines")
  expect(choose({ openGame: "mines", startClosed: true })).toBe("continue mines")
  expect(choose({ openGame: "crash" })).toBe("continue crash")
})

test("the hero offers no game under a limit, a cool-off or in a closed casino", () => {
  expect(choose({ played: ["dice"], startClosed: true })).toBeNull()
})

test("a last game that is unknown, offline or not open yet is passed over", () => {
  expect(choose({ played: ["<script>", "plinkorace", "crash", "flip"] })).toBe("play flip")
  expect(choose({ openGame: "nothing", played: ["flip"] })).toBe("play flip")
  expect(heroActionOf({ games: [], played: ["dice"], openGame: "dice", startClosed: false })).toBeNull()
})
