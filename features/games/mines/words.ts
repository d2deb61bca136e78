import type { RoundResult } from "@dghrt/betting/model"
import { multiplierText, percentText, rtp } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import type { RuleFact } from "../kit/game-module"
import { outcomeWords } from "../kit/outcome-words"
import { multiplied, runMultiplierText } from "../run/run-multiplier"
import { betArray, COLUMNS, isMine, levelsOf, type MinesStep, multiplierAt, safeChance, TILES } from "./maths"
import type { TileFace } from "./scene"
import { decodeMines } from "./settings"

/** "Tile 13, row 3, column 3" */
export const tileName = (tile: number) =>
  `Tile ${tile + 1}, row ${Math.floor(tile / COLUMNS) + 1}, column ${(tile % COLUMNS) + 1}`

export const faceNames: Record<TileFace, string> = {
  closed: "closed",
  gem: "gem",
  mine: "mine",
}

const gems = (count: number) => `${count} ${count === 1 ? "gem" : "gems"}`
const minesText = (count: number) => `${count} ${count === 1 ? "mine" : "mines"}`

/** What the first `level` tiles of a board multiply the bet by, in basis points. */
export const multiplierAtLevel = (mines: number, level: number) =>
  level === 0
    ? 10_000
    : multiplied(Array.from({ length: level }, (_, before) => multiplierAt({ mines, level: before })))

/** The one-line reason under an outcome. */
export function reason({ mines, opened, tile }: MinesStep, index: number): string {
  if (isMine(mines, index)) return `Tile ${tile + 1} was a mine, after ${gems(opened.length)}`
  return `${gems(opened.length + 1)}, ${minesText(mines)}`
}

/** One sentence that says the tile, what was under it and the money. */
export function narrate(result: RoundResult, token: BoardBetting["token"]): string {
  const step = decodeMines(result.bet.metadata)
  const money = outcomeWords(result, token)
  if (step === null) return money
  const found = isMine(step.mines, result.resultIndex) ? "a mine" : `a gem, ${step.opened.length + 1} open`
  return `${tileName(step.tile)}: ${found}. ${money}`
}

/** The state of a run and what its next tile leads to. */
export function progressText(mines: number, level: number): string {
  const next = `next ${runMultiplierText(multiplierAtLevel(mines, level + 1))}`
  return level === 0
    ? `First tile: ${runMultiplierText(multiplierAtLevel(mines, 1))}`
    : `${gems(level)}, ${runMultiplierText(multiplierAtLevel(mines, level))} so far, ${next}`
}

/** The rules as figures, all of them read from the bet array. */
export function rules(mines: number): readonly RuleFact[] {
  const first = { mines, level: 0 }
  const tiles = levelsOf(mines)
  const some = [1, 2, 3, 5, 10, tiles].filter((count, place, all) => count <= tiles && all.indexOf(count) === place)
  return [
    { label: "Board", value: `${TILES} tiles, ${minesText(mines)}` },
    { label: "Each tile", value: "A new bet and a new draw. It stakes what the last tile paid." },
    {
      label: "First tile",
      value: `${percentText(safeChance(first))}% safe, pays ${multiplierText(multiplierAt(first))}`,
    },
    ...some.map((count) => ({
      label: `After ${gems(count)}`,
      value: runMultiplierText(multiplierAtLevel(mines, count)),
    })),
    { label: "Cash out", value: "Ends the run and signs nothing. Each payout is already in your wallet." },
    { label: "After a loss", value: "The board shows the mine you hit, and no other." },
    { label: "RTP of each bet, before fees", value: `${percentText(rtp(betArray(first)))}%` },
  ]
}
