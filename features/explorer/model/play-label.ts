import { formatAmount } from "@dghrt/design-system"
import { multiplierText } from "#contract/games/odds"
import type { Play } from "./play"

const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const

/** "3 minutes ago", in whole units, for reading aloud. */
export function spokenAge(timeMs: number, nowMs: number): string {
  const seconds = Math.floor((nowMs - timeMs) / 1_000)
  const [name, length] = units.find(([, size]) => seconds >= size) ?? ["second", 1]
  const count = Math.floor(seconds / length)
  return count < 1 ? "just now" : `${count} ${name}${count === 1 ? "" : "s"} ago`
}

export interface PlayLabelParts {
  /** Name of the game. */
  game: string
  /** What else tells the play from others: its player, where the rows are of several. */
  detail?: string
  token: { symbol: string; decimals: number | null }
  nowMs: number
}

/** What tells a play's link from those of other plays: "Dice, 0.1 SOL, 2x, 3 minutes ago". */
export function playLabel(
  { wager, multiplierBps, timeMs }: Pick<Play, "wager" | "multiplierBps" | "timeMs">,
  { game, detail, token: { symbol, decimals }, nowMs }: PlayLabelParts,
): string {
  const amount = decimals === null ? `${wager} units of ${symbol}` : `${formatAmount(wager, decimals)} ${symbol}`
  return [
    game,
    ...(detail === undefined ? [] : [detail]),
    amount,
    multiplierText(multiplierBps),
    ...(timeMs === null ? [] : [spokenAge(timeMs, nowMs)]),
  ].join(", ")
}
