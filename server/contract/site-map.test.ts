import { describe, expect, test } from "vitest"
import { hasPage, patternOf, type SiteMap } from "./site-map"

const wallet = "CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x"
const signature = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW"
const map: SiteMap = {
  paths: ["/", "/terms", "/explorer"],
  patterns: [
    "/$gameId",
    "/$wallet/profile",
    "/game/$gameId",
    "/game/$wallet/$gameId",
    "/rules/$game",
    "/explorer/player/$address",
    "/explorer/transaction/$txId",
  ],
  games: ["dice", "mines"],
  listed: [],
}

describe("hasPage", () => {
  test.each([
    "/",
    "/terms",
    "/terms/",
    "/dice",
    "/DICE",
    "/rules/mines",
    `/${wallet}/profile`,
    `/game/${wallet}/dice`,
    "/game/demo/dice",
    "/game/dice",
    `/explorer/player/${wallet}`,
    `/explorer/transaction/${signature}`,
  ])("knows %s", (path) => expect(hasPage(path, map)).toBe(true))

  test.each([
    "/nothing",
    "/terms/more",
    "/rules/roulette",
    "/game/demo/roulette",
    `/game/${wallet.slice(1)}0/dice`,
    "/explorer/player/ann",
    `/explorer/transaction/${wallet}`,
    "/not-a-wallet/profile",
    "/%",
    `/explorer/player/${"1".repeat(100_000)}`,
  ])("does not know %s", (path) => expect(hasPage(path.slice(0, 200_000), map)).toBe(false))
})

test("the form of an address leads to what is said about it", () => {
  expect(patternOf(`/explorer/player/${wallet}`, map)).toBe("/explorer/player/$address")
  expect(patternOf("/explorer/player/ann", map)).toBeUndefined()
})
