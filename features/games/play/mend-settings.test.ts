import { expect, test } from "vitest"
import { stored } from "#features/kernel"
import { diceModule } from "../dice/dice-module"
import { minesModule } from "../mines/mines-module"
import { plinkoModule } from "../plinko/plinko-module"
import { mendSettings } from "./mend-settings"
import { createPreferences, preferencesSchema } from "./preferences"

const forgetful = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const preferencesWith = (settings: Record<string, unknown>) =>
  createPreferences(
    stored("test-settings", preferencesSchema, { volume: 0, audible: 0, wagers: {}, settings }, forgetful),
  )

test.each([
  [diceModule, { mode: "under", value: 100 }],
  [minesModule, { mines: 99, ended: [] }],
  [plinkoModule, { board: "endless", risk: "low" }],
  [diceModule, "under 50"],
])("stored settings outside the range are announced once, and the usual ones take their place", (game, wrong) => {
  const preferences = preferencesWith({ [game.id]: wrong })
  expect([mendSettings(preferences, game), mendSettings(preferences, game)]).toEqual([true, false])
  expect(preferences.state.current.settings[game.id]).toEqual(game.parse?.(wrong))
})

test("settings that a game takes, and those from before a choice was added, are left alone", () => {
  const right = { mode: "between", from: 20, to: 70 }
  const preferences = preferencesWith({ dice: right, mines: { mines: 5 } })
  expect([diceModule, minesModule, plinkoModule].map((game) => mendSettings(preferences, game))).toEqual([
    false,
    false,
    false,
  ])
  expect(preferences.state.current.settings).toEqual({ dice: right, mines: { mines: 5 } })
})
