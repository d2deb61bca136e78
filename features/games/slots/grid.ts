import type { RoundResult } from "@dghrt/betting/model"
import { type Decoration, decoration, decorationOf, pick } from "../kit/decoration"
import { lineOf, type SlotSymbol, symbols } from "./maths"

export const REELS = 4
export const ROWS = 3
/** The row that pays. */
export const LINE = 1

/** The pictures on a reel, from the top. */
export type Reel = readonly SlotSymbol[]

const anySymbol = (draw: Decoration) => pick(draw, symbols)

/** A middle row that is not four times the same; every such row is as likely as any other. */
function noLine(draw: Decoration): readonly SlotSymbol[] {
  const row = Array.from({ length: REELS }, () => anySymbol(draw))
  return new Set(row).size > 1 ? row : noLine(draw)
}

function reelsAround(middle: readonly SlotSymbol[], draw: Decoration): readonly Reel[] {
  return middle.map((symbol) => Array.from({ length: ROWS }, (_, row) => (row === LINE ? symbol : anySymbol(draw))))
}

/** The reels of a play. The middle row says what was drawn, the outer rows are decoration. */
export function reelsOf(
  result: Pick<RoundResult, "resultIndex" | "rngSeed" | "clientSeed" | "nonce">,
): readonly Reel[] {
  const draw = decorationOf(result)
  const line = lineOf(result.resultIndex)
  if (line === null) return reelsAround(noLine(draw), draw)
  const symbol = pick(draw, line.symbols)
  return reelsAround(
    Array.from({ length: REELS }, () => symbol),
    draw,
  )
}

/** The reels before the first play: one of each, no line. */
export const restingReels: readonly Reel[] = reelsAround(["sol", "dghrt", "jup", "usdc"], decoration("slots at rest"))
