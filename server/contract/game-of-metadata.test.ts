import fc from "fast-check"
import { expect, test } from "vitest"
import { gameOfMetadata } from "./game-of-metadata"

const ids = ["mines", "plinko", "plinkorace", "dice"]

const named = [
  ["0:dice:under-50", "dice"],
  ["0:magic8ball:", "magic8ball"],
  ["12:slots:x:y", "slots"],
  ["0:dice", "dice"],
  ["dice", "dice"],
  ["dice:under-50", "dice"],
  ["0:plinkorace:dice", "plinkorace"],
  ['["plinko", 3]', "plinko"],
  ["[1, 2, 3]", "mines"],
  ['{"gameId":"dice","args":[]}', "dice"],
  ['{"gameId":"roulette","args":[]}', "roulette"],
  ['{"args":["mines",{"gameId":"mines"}],"gameId":"dice"}', "dice"],
  ['{"gameId":"plinko","gameId":"dice"}', "dice"],
  [`{"gameId":"dice","args":["${"mines ".repeat(1_700)}"]}`, "dice"],
  [`{"args":${"[".repeat(5_000)}${"]".repeat(5_000)},"gameId":"dice"}`, "dice"],
] as const
test.each(named)("metadata %s name the game %s, with and without a catalogue", (metadata, game) => {
  expect(gameOfMetadata(metadata)).toBe(game)
  expect(gameOfMetadata(metadata, ids)).toBe(game)
})

const nameless = [
  ...[
    "",
    "123",
    "0::x",
    "0:DICE:x",
    "0:<b>:x",
    ":dice:x",
    `0:${"a".repeat(21)}:x`,
    "x y",
    "Hello there",
    "a".repeat(21),
  ],
  ...["[]", "[1, 2", '["<b>"]', '[1, "dice"]', '[["dice"]]', "[null]", '["__proto__"]', `[${"[".repeat(10_000)}`],
  ...["{}", '{"gameId":3}', '{"gameId":""}', '{"gameId":["dice"]}', '{"gameId":"<b>"}', '{"game":"dice"}'],
  ...['{"args":{"gameId":"dice"}}', '{"__proto__":{"gameId":"dice"}}', '{"gameId":null,"args":["dice"]}'],
  ...['"dice"x', `{"gameId":"dice","args":["${"x".repeat(20_000)}"]}`],
]
test.each(nameless)("metadata %j name no game", (metadata) => expect(gameOfMetadata(metadata)).toBe(""))

test.each([
  ["Played DICE by hand", "dice"],
  ["0:DICE:x", "dice"],
  ['["DICE"]', "dice"],
  ['{"gameId":"Dice"}', "dice"],
  ["0:nicedice:1", "nicedice"],
  ["<script>alert(1)</script>", ""],
])("metadata %j that only a catalogue can read name the game %j", (metadata, game) =>
  expect(gameOfMetadata(metadata, ids)).toBe(game),
)

test("an object names the game of its own gameId, whatever else it holds and however its keys are ordered", () => {
  const game = fc.stringMatching(/^[a-z][a-z0-9]{0,19}$/)
  const rest = fc.dictionary(
    fc.string().filter((key) => key !== "gameId"),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(game, rest, fc.boolean(), (gameId, others, first) => {
      const value = first ? { gameId, ...others } : { ...others, gameId }
      expect(gameOfMetadata(JSON.stringify(value), ids)).toBe(gameId)
    }),
  )
})

test("a text of any kind names an id or nothing, and never fails", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.json(),
    fc.string().map((tail) => `{"gameId":"dice"${tail}`),
  )
  fc.assert(
    fc.property(text, (metadata) => {
      expect(gameOfMetadata(metadata, ids)).toMatch(/^(?:[a-z][a-z0-9]{0,19})?$/)
    }),
  )
})
