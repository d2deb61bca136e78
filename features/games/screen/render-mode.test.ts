import { expect, test } from "vitest"
import { renderModeOf } from "./render-mode"

const both = { supports2D: true, supports3D: true, default: "2D" } as const
const flat = { supports2D: true, supports3D: false, default: "2D" } as const
const solid = { supports2D: false, supports3D: true, default: "3D" } as const

test.each([
  ["the game's own choice comes first", both, "2D", "3D", "2D"],
  ["without one, the choice for all games", both, undefined, "3D", "3D"],
  ["a choice the game cannot draw gives way to the one for all", flat, "3D", "2D", "2D"],
  ["neither fits: the game's only view", flat, "3D", "3D", "2D"],
  ["neither fits a game without a 2D view", solid, "2D", "2D", "3D"],
  ["nothing chosen opens in 2D, also where the game has 3D", both, undefined, "2D", "2D"],
  ["3D that was chosen for this game stays", both, "3D", "2D", "3D"],
] as const)("%s", (_, capabilities, ofGame, ofAll, expected) => {
  expect(renderModeOf({ capabilities, ofGame, ofAll, forcedColors: false })).toBe(expected)
})

test.each([
  ["3D that was chosen for this game gives way", both, "3D", "3D", "2D"],
  ["a game without a 2D view has no other", solid, "3D", "2D", "3D"],
] as const)("where colours are forced, %s", (_, capabilities, ofGame, ofAll, expected) => {
  expect(renderModeOf({ capabilities, ofGame, ofAll, forcedColors: true })).toBe(expected)
})
