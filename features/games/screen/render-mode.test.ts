import { expect, test } from "vitest"
import { renderModeOf, viewChoiceOf, withViewChoice } from "./render-mode"

const both = { supports2D: true, supports3D: true, default: "2D" } as const
const flat = { supports2D: true, supports3D: false, default: "2D" } as const
const solid = { supports2D: false, supports3D: true, default: "3D" } as const

test.each([
  ["the game's own choice comes first", both, "2D", "3D", "2D"],
  ["without one, the choice for all games", both, undefined, "2D", "2D"],
  ["a choice the game cannot draw gives way to the one for all", flat, "3D", "2D", "2D"],
  ["neither fits: the game's only view", flat, "3D", "3D", "2D"],
  ["neither fits a game without a 2D view", solid, "2D", "2D", "3D"],
  ["nothing chosen: 3D where the game has it", both, undefined, undefined, "3D"],
  ["nothing chosen and no 3D view: the game's default", flat, undefined, undefined, "2D"],
] as const)("%s", (_, capabilities, ofGame, ofAll, expected) => {
  expect(renderModeOf({ capabilities, ofGame, ofAll, plain: false, forcedColors: false })).toBe(expected)
})

test.each([
  ["automatic is 2D", both, undefined, undefined, "2D"],
  ["the choice for all games falls back to 2D", both, undefined, "3D", "2D"],
  ["3D that was chosen for this game stays", both, "3D", undefined, "3D"],
  ["a game without a 2D view has no other", solid, undefined, "3D", "3D"],
] as const)("on a low-end device or with reduced motion, %s", (_, capabilities, ofGame, ofAll, expected) => {
  expect(renderModeOf({ capabilities, ofGame, ofAll, plain: true, forcedColors: false })).toBe(expected)
})

test.each([
  ["3D that was chosen for this game gives way", both, "3D", "3D", "2D"],
  ["a game without a 2D view has no other", solid, "3D", undefined, "3D"],
] as const)("where colours are forced, %s", (_, capabilities, ofGame, ofAll, expected) => {
  expect(renderModeOf({ capabilities, ofGame, ofAll, plain: false, forcedColors: true })).toBe(expected)
})

test("automatic is no entry among the preferences, and no other game's entry is touched", () => {
  const chosen = withViewChoice({ plinko: "2D" }, "dice", "3D")
  expect(chosen).toEqual({ plinko: "2D", dice: "3D" })
  expect(viewChoiceOf(chosen, "dice")).toBe("3D")
  const automatic = withViewChoice(chosen, "dice", "auto")
  expect(automatic).toEqual({ plinko: "2D" })
  expect(viewChoiceOf(automatic, "dice")).toBe("auto")
})
