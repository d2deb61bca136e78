import { expect, test } from "vitest"
import { parseBlackjack } from "./settings"

test.each([null, undefined, 5, "played", [], { mode: "live" }, { mode: 1 }, { ended: "x" }])(
  "%j becomes the played hand, with nothing left behind",
  (input) => expect(parseBlackjack(input)).toEqual({ mode: "played", ended: [] }),
)

test("what was stored is taken, each part on its own", () => {
  expect(parseBlackjack({ mode: "played", ended: ["7:ab"] })).toEqual({ mode: "played", ended: ["7:ab"] })
  expect(parseBlackjack({ mode: "played", ended: ["x".repeat(400)] })).toEqual({ mode: "played", ended: [] })
  expect(parseBlackjack({ mode: "nothing", ended: ["7:ab"] })).toEqual({ mode: "played", ended: ["7:ab"] })
})
