import { expect, test } from "vitest"
import { renderModeOf } from "./render-mode"

const both = { supports2D: true, supports3D: true, default: "2D" } as const
const flat = { supports2D: true, supports3D: false, default: "2D" } as const
const solid = { supports2D: false, supports3D: true, default: "3D" } as const

test.each([
  ["the game's own choice comes first", both, "3D", "2D", "3D"],
  ["without one, the choice for all games", both, undefined, "3D", "3D"],
  ["a choice the game cannot draw gives way to the one for all", flat, "3D", "2D", "2D"],
  ["neither fits: the game's own default", flat, "3D", "3D", "2D"],
  ["neither fits a game without a flat view", solid, "2D", "2D", "3D"],
  ["nothing chosen and 2D for all", both, undefined, "2D", "2D"],
] as const)("%s", (_, capabilities, ofGame, ofAll, expected) => {
  expect(renderModeOf({ capabilities, ofGame, ofAll, plain: false })).toBe(expected)
})

test.each([
  ["the choice for all games gives way to it", both, undefined, "2D"],
  ["what was asked of this game does not", both, "3D", "3D"],
  ["a game without a flat view has no other", solid, undefined, "3D"],
] as const)("on a weak device or with less movement, %s", (_, capabilities, ofGame, expected) => {
  expect(renderModeOf({ capabilities, ofGame, ofAll: "3D", plain: true })).toBe(expected)
})
