import { expect, test } from "vitest"
import { gameOfMetadata } from "./game-of-metadata"

test.each([
  ["0:dice:under-50", "dice"],
  ["0:magic8ball:", "magic8ball"],
  ["12:slots:x:y", "slots"],
  ["0:dice", "dice"],
  ["dice", "dice"],
  ["dice:under-50", "dice"],
  ['["plinko", 3]', "plinko"],
  ["[1, 2, 3]", "mines"],
])("metadata %s name the game %s", (metadata, game) => expect(gameOfMetadata(metadata)).toBe(game))

test.each([
  ...["", "123", "0::x", "0:DICE:x", "0:<b>:x", ":dice:x", `0:${"a".repeat(21)}:x`, "x y", "Hello there"],
  ...["[]", "[1, 2", '[1, "dice"]', '["<b>"]', "{}", "a".repeat(21)],
])("metadata %j name no game", (metadata) => expect(gameOfMetadata(metadata)).toBe(""))
