import { expect, test } from "vitest"
import { gameRecord } from "./game-record"

const entry = { id: "dice", live: "online", name: "Dice", description: "Roll under.", background: "art-1" } as const

test.each([
  [undefined, "Singleplayer"],
  ["Singleplayer", "Singleplayer"],
  ["singleplayer", "Singleplayer"],
  ["Multiplayer", "Multiplayer"],
  ["multiplayer", "Multiplayer"],
] as const)("a record reads the tag %s as %s", (tag, shown) => {
  expect(gameRecord({ ...entry, ...(tag && { tag }) }).meta.tag).toBe(shown)
})
