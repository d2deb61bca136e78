import * as v from "valibot"
import { endedRuns } from "../run/ended"
import type { RunRules } from "../run/run"
import { betArray, DEFAULT_MINES, isLegal, levelsOf, MINES, type MinesStep, TILES } from "./maths"

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

const maskOf = (tiles: readonly number[]) => tiles.reduce((mask, tile) => mask + 2 ** tile, 0)

const tilesOf = (mask: number) => Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => (mask >> tile) & 1)

/** A step says which tiles lay open, so that a replay of this step alone shows the whole board. */
export const encodeMines = ({ mines, opened, tile }: MinesStep) =>
  `0:mines:${mines}:${maskOf(opened).toString(36)}:${tile}`

/** Null when the text is not a step that could have been played. */
export function decodeMines(metadata: string): MinesStep | null {
  const [, count, mask, chosen] = /^0:mines:(\d{1,2}):([0-9a-z]{1,5}):(\d{1,2})$/.exec(metadata) ?? []
  if (count === undefined || mask === undefined || chosen === undefined) return null
  const bits = Number.parseInt(mask, 36)
  if (bits >= 2 ** TILES) return null
  const step = { mines: Number(count), opened: tilesOf(bits), tile: Number(chosen) }
  const legal = isLegal({ mines: step.mines, level: step.opened.length })
  // Written again it must be the same text: "05" or a leading zero was not written here.
  return legal && step.tile < TILES && !step.opened.includes(step.tile) && encodeMines(step) === metadata ? step : null
}

/** Tiles that lie open after a safe step. */
export const openedAfter = ({ opened, tile }: MinesStep): readonly number[] =>
  [...opened, tile].sort((one, other) => one - other)

export const minesRun: RunRules<MinesStep> = {
  gameId: "mines",
  decode: decodeMines,
  betArray: ({ mines, opened }) => betArray({ mines, level: opened.length }),
  levelOf: ({ opened }) => opened.length,
  follows: ({ step }, next) => step.mines === next.mines && maskOf(openedAfter(step)) === maskOf(next.opened),
  clears: ({ step }) => step.opened.length + 1 === levelsOf(step.mines),
}
