import * as v from "valibot"
import { expect, test } from "vitest"
import { toBase58 } from "#contract/base58"
import { settledGames } from "#contract/settled-games"
import { sampleCreator, samplePlayers, sampleSol } from "../testing/sample-plays"
import { playOfIndexed } from "./indexed-play"

const gameOfPlay = (game: string | undefined, metadata: string) => {
  const wire = {
    signature: toBase58(new Uint8Array(64).fill(7)),
    ...{ user: samplePlayers[0], creator: sampleCreator, token: sampleSol, wager: "100", payout: "0", game, metadata },
  }
  const [listed] = v.parse(settledGames, { results: [wire] }).results
  if (!listed) throw new Error("The play does not fit the contract")
  return playOfIndexed(listed, ["dice", "mines", "plinko"]).game
}

test.each([
  ["dice", "0:dice:under-50", "dice"],
  ["", "dice", "dice"],
  ["", '["plinko", 3]', "plinko"],
  ["", "[1, 2, 3]", "mines"],
  [undefined, "0:dice", "dice"],
  ["", "hello", ""],
  ["hello", "hello", ""],
])("A play that the indexer calls %j with the metadata %j is of the game %j", (game, metadata, expected) =>
  expect(gameOfPlay(game, metadata)).toBe(expected),
)
