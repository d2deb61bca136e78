import { createElement } from "react"
import { expect, test } from "vitest"
import { same } from "./same"

const draw = () => undefined
const element = () => createElement("b", { key: "b" })

test.each([
  [
    { phase: "settled", path: [0, 1] },
    { phase: "settled", path: [0, 1] },
  ],
  [
    { wager: 5n, draw },
    { draw, wager: 5n },
  ],
  [null, null],
  [Number.NaN, Number.NaN],
])("case %#: what reads alike is drawn already", (one, other) => expect(same(one, other)).toBe(true))

test.each([
  [
    { phase: "settled", path: [0, 1] },
    { phase: "settled", path: [0, 2] },
  ],
  [{ phase: "idle" }, { phase: "idle", roll: 5 }],
  [{ roll: undefined }, { face: undefined }],
  [{ roll: 5 }, { roll: 5n }],
  [{ at: [] }, { at: {} }],
  [{ at: null }, { at: {} }],
  [{ draw }, { draw: () => undefined }],
  [element(), element()],
])("case %#: what reads otherwise is drawn anew", (one, other) => expect(same(one, other)).toBe(false))
