import type { BetArray, RoundResult } from "@dghrt/betting/model"
import { multiplierText, percentText, rtp } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import type { RuleFact } from "../kit/game-module"
import { outcomeWords } from "../kit/outcome-words"
import { LINE, type Reel, reelsOf } from "./grid"
import { betArray, lineOf, lines, OUTCOMES, type SlotLine, type SlotSymbol } from "./maths"

export const symbolNames: Readonly<Record<SlotSymbol, string>> = {
  legendary: "LEGENDARY",
  dghrt: "DGHRT",
  sol: "SOL",
  usdc: "USDC",
  jup: "JUP",
  bonk: "BONK",
  wojak: "WOJAK",
}

export const lineName = (line: SlotLine) => line.symbols.map((symbol) => symbolNames[symbol]).join(", ")
export const oddsText = (outcomes: number) => `${outcomes} of ${OUTCOMES}`

const middle = (reels: readonly Reel[]) =>
  reels.flatMap((reel) => reel.filter((_, row) => row === LINE)).map((symbol) => symbolNames[symbol])

/** The middle row as it is read out. */
export const lineText = (reels: readonly Reel[]) => middle(reels).join(", ")

/** "Line of four USDC", or no line. */
export function lineSaid(result: Parameters<typeof reelsOf>[0]): string {
  return lineOf(result.resultIndex) === null ? "No line" : `Line of four ${middle(reelsOf(result))[0]}`
}

/** The one-line reason under an outcome. */
export const reason = (result: RoundResult) =>
  lineOf(result.resultIndex) === null ? `No line: ${lineText(reelsOf(result))}` : lineSaid(result)

/** One sentence that says the line and the money. */
export function narrate(result: RoundResult, token: BoardBetting["token"]): string {
  const line = lineOf(result.resultIndex)
  const pays = line === null ? "" : `, pays ${multiplierText(line.multiplierBps)}`
  return `${lineSaid(result)}${pays}. ${outcomeWords(result, token)}`
}

/** Chance of any payout at all, 0 to 1. */
export const anyReturn = (bet: BetArray) => bet.filter((multiplierBps) => multiplierBps > 0).length / bet.length

/** The rules as figures, all of them read from the bet array. */
export const rules = (): readonly RuleFact[] => [
  { label: "Outcomes", value: `${OUTCOMES}, each equally likely` },
  ...lines.map((line) => ({
    label: `Four ${lineName(line).replace(", ", " or ")}`,
    value: `${oddsText(line.outcomes)}, pays ${multiplierText(line.multiplierBps)}`,
  })),
  { label: "Chance of a payout", value: `${percentText(anyReturn(betArray))}%` },
  { label: "RTP before fees", value: `${percentText(rtp(betArray))}%` },
  { label: "Other rows", value: "Only for show" },
]
