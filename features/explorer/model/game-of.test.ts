import { expect, test } from "vitest"
import { gameOf } from "./game-of"

const ids = ["mines", "plinko", "plinkorace", "dice"]

test.each([
  ["0:dice:under-50", "dice"],
  ["0:plinkorace:x", "plinkorace"],
  ['["plinko", 3]', "plinko"],
  ["[1, 2, 3]", "mines"],
  ["[]", ""],
  ["[1, 2", ""],
  ["", ""],
  ["0:nicedice:1", ""],
  ["<script>alert(1)</script>", ""],
  [`0:${"x".repeat(5_000)}:dice`, ""],
])("metadata %j is of the game %j", (metadata, game) => expect(gameOf(metadata, ids)).toBe(game))
