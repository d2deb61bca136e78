import { formatUnits } from "@dghrt/design-system"
import type { Play } from "./play"
import { resultOfPlay } from "./play-result"

interface CsvToken {
  mint: string
  symbol: string
  decimals: number
}

const heads = [
  "Time (UTC)",
  "Game",
  "Token",
  "Wager (whole tokens)",
  "Bonus (whole tokens)",
  "Payout (whole tokens)",
  "Jackpot (whole tokens)",
  "Result (whole tokens)",
  "Multiplier",
  "Settlement signature",
  "Bet signature",
  "Metadata",
] as const

const plainNumber = /^-?\d+(\.\d+)?$/

/**
 * A cell that a spreadsheet cannot take for a formula: text that begins with = + - @ or a control character gets an
 * apostrophe, also behind a semicolon or a tab, which separate cells where a comma is the decimal mark. A plain number stays a
 * number, also a negative one.
 */
export function csvCell(text: string): string {
  const safe = plainNumber.test(text) ? text : text.replace(/(^|[;\t\r\n])(?=[=+\-@\t\r\n])/g, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Plays as a table for spreadsheets (RFC 4180). Column heads name time zone and units. */
export function betCsv(plays: readonly Play[], tokens: readonly CsvToken[]): string {
  const lines = plays.map((play) => {
    const token = tokens.find(({ mint }) => mint === play.token)
    const amount = (value: bigint) => (token ? formatUnits(value, token.decimals) : `${value} smallest units`)
    return [
      play.timeMs === null ? "" : new Date(play.timeMs).toISOString(),
      play.game,
      token?.symbol ?? play.token,
      amount(play.wager),
      play.bonusUsed === null ? "" : amount(play.bonusUsed),
      amount(play.payout),
      amount(play.jackpot),
      amount(resultOfPlay(play)),
      `${play.multiplierBps / 10_000}`,
      play.signature,
      play.betSignature ?? "",
      play.event?.metadata ?? "",
    ]
  })
  return [heads, ...lines].map((cells) => cells.map(csvCell).join(",")).join("\r\n")
}
