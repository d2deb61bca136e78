import * as v from "valibot"
import { minesSteps } from "#contract/games/mines"
import { endedRuns } from "../run/ended"
import type { RunRules } from "../run/run"
import { DEFAULT_MINES, isLegal, levelsOf, MINES, type MinesStep } from "./maths"

export { decodeMines, encodeMines, openedAfter } from "#contract/games/mines"

export interface MinesSettings {
  mines: number
  /** Runs that were cashed out. */
  ended: readonly string[]
}

const minesSchema = v.object({ mines: v.pipe(v.number(), v.safeInteger()) })
const endedSchema = v.object({ ended: endedRuns })

/** Stored settings are foreign data: whatever mines cannot price becomes the default. What was cashed out stays so. */
export function parseMines(input: unknown): MinesSettings {
  const chosen = v.safeParse(minesSchema, input)
  const left = v.safeParse(endedSchema, input)
  return {
    mines: chosen.success && isLegal({ ...chosen.output, level: 0 }) ? chosen.output.mines : DEFAULT_MINES,
    ended: left.success ? left.output.ended : [],
  }
}

/** The number of mines that is meant: the next one offered in the direction of a step, else the nearest. */
export function withMines(settings: MinesSettings, wanted: number): MinesSettings {
  if (Number.isNaN(wanted)) return settings
  const step = wanted - settings.mines
  const beyond = MINES.filter((count) => (step > 0 ? count > settings.mines : count < settings.mines))
  const near = Math.abs(step) === 1 && beyond.length > 0 ? beyond : MINES
  const distance = (count: number) => Math.abs(count - wanted)
  const mines = near.toSorted((one, other) => distance(one) - distance(other))[0] ?? settings.mines
  return { ...settings, mines }
}

export const minesRun: RunRules<MinesStep> = {
  ...minesSteps,
  clears: ({ step }) => step.opened.length + 1 === levelsOf(step.mines),
}
