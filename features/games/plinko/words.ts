import type { RoundResult } from "@dghrt/betting/model"
import { multiplierText, percentText, rtp } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import type { RuleFact } from "../kit/game-module"
import { outcomeWords } from "../kit/outcome-words"
import { type Board, type Bounce, boardOf, bucketOf, oddsOf, oddsRowOf, type Risk, type TableId, tables } from "./maths"
import { pathOf } from "./path"
import type { PlinkoScene } from "./scene"
import { decodePlinko } from "./settings"

export const boardNames: Readonly<Record<Board, string>> = {
  classic: `Classic ${tables["classic-low"].rows}`,
  normal: `Normal ${tables.normal.rows}`,
  degen: `Degen ${tables.degen.rows}`,
}
export const riskNames: Readonly<Record<Risk, string>> = { low: "Low", medium: "Medium", high: "High", degen: "Degen" }

const tableRisks: Partial<Record<TableId, string>> = {
  "classic-low": riskNames.low,
  "classic-medium": riskNames.medium,
  "classic-high": riskNames.high,
  "classic-degen": riskNames.degen,
}

/** "Medium", or the board's own name where nothing can be chosen. */
export const tableName = (table: TableId) => tableRisks[table] ?? boardNames[boardOf(table)]

/** Why a long board's odds are not those that its pegs suggest. */
export const FIXED_ODDS = "The chance of each bucket is in the table."

const rowNames = ["Edges", "Second", "Third"]
/** What a row of the odds is called: counted from the edge, the last one is the middle. */
export const rowName = (table: TableId, row: number) =>
  row === oddsOf(table).length - 1 ? (boardOf(table) === "classic" ? "Centre" : "Inner") : (rowNames[row] ?? "")

/** "12 in 64" */
export const oddsText = (table: TableId, row: number) =>
  `${oddsOf(table)[row]?.outcomes} in ${tables[table].bet.length}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "Right, right, left": the way as it was drawn. A long board's way is decoration and is not read out. */
export const wayText = (table: TableId, path: readonly Bounce[]) =>
  boardOf(table) === "classic" ? capital(path.join(", ")) : `${path.length} bounces`

/** "Bucket 6 of 7", counted from the left. */
export const bucketText = (path: readonly Bounce[]) => `Bucket ${bucketOf(path) + 1} of ${path.length + 1}`

/** What is seen, for who does not see it; flat or with depth. */
export function picture(scene: PlinkoScene): string {
  if (scene.phase === "settled")
    return `${wayText(scene.table, scene.path)}. ${bucketText(scene.path)}, which pays ${multiplierText(scene.multiplierBps)}`
  const board = `${boardNames[boardOf(scene.table)]} board`
  return scene.phase === "dropping" ? `${board}, the ball is falling` : `${board}, the ball is in the chute`
}

/** The one-line reason under an outcome. */
export function reason(result: RoundResult, table: TableId): string {
  const path = pathOf(result, table)
  const bucket = bucketText(path)
  if (boardOf(table) !== "classic") return `${bucket}, chance ${oddsText(table, oddsRowOf(table, bucketOf(path)))}`
  return `${bucketOf(path)} of ${path.length} bounces right, ${bucket.toLowerCase()}`
}

/** One sentence that says the way, the bucket and the money. */
export function narrate(result: RoundResult, token: BoardBetting["token"]): string {
  const table = decodePlinko(result.bet.metadata)
  const money = outcomeWords(result, token)
  if (table === null) return money
  const path = pathOf(result, table)
  return `${wayText(table, path)}. ${bucketText(path)}, ${multiplierText(result.multiplierBps)}. ${money}`
}

/** The rules as figures, all of them read from the bet array. */
export function rules(table: TableId): readonly RuleFact[] {
  const { rows, bet } = tables[table]
  const classic = boardOf(table) === "classic"
  return [
    { label: "Board", value: `${rows} rows of pegs, ${rows + 1} buckets` },
    classic
      ? { label: "Outcomes", value: `${bet.length} ways down, all equally likely` }
      : { label: "Outcomes", value: `${bet.length}, all equally likely. The way to the bucket is only for show.` },
    ...oddsOf(table).map(({ multiplierBps }, row) => ({
      label: rowName(table, row),
      value: `${oddsText(table, row)}, pays ${multiplierText(multiplierBps)}`,
    })),
    { label: "RTP before fees", value: `${percentText(rtp(bet))}%` },
  ]
}
