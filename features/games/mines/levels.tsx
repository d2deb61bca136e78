import { multiplierText } from "#contract/games/odds"
import { exactAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import { Ladder, type LadderRow } from "../screen/ladder"
import { levelsOf, payableLevel } from "./maths"
import type { MinesScene } from "./scene"
import { multiplierAtLevel } from "./words"

const ROWS = 9
/** Rows above the one that applies now. */
const AHEAD = 3

export interface LevelsProps {
  context: Pick<BoardBetting, "next" | "token">
  mines: number
  /** Gems that lie open. */
  level: number
  end: MinesScene["end"]
  /** What the next tile stakes; null once there is no next one. */
  wager: bigint | null
}

/** What each number of gems multiplies the bet by, around the one that lies on the board. */
export function Levels({
  context: {
    next: { limits },
    token,
  },
  mines,
  level,
  end,
  wager,
}: LevelsProps) {
  const all = levelsOf(mines)
  const payable = payableLevel(mines, level, wager, limits.maxPayout)
  const top = Math.min(payable, Math.max(level + AHEAD, ROWS))
  const bottom = Math.max(1, top - ROWS + 1)
  const rows = Array.from({ length: Math.max(0, top - bottom + 1) }, (_, index) => top - index)
  function labelOf(gems: number) {
    if (gems === level && end !== "lost") return "Now"
    if (gems === level + 1 && end === null) return "Next"
    return gems === 1 ? "1 gem" : `${gems} gems`
  }
  const cut: LadderRow[] =
    payable < all && top === payable && limits.maxPayout !== null
      ? [
          {
            id: "cut",
            label: "Pool limit",
            detail: `${exactAmount(limits.maxPayout, token.decimals)} ${token.symbol}`,
            value: "",
            kind: "loss",
            current: false,
          },
        ]
      : []
  return (
    <Ladder
      title={mines === 1 ? "1 mine" : `${mines} mines`}
      empty="No tile can be paid at this bet."
      rows={[
        ...cut,
        ...rows.map(
          (gems): LadderRow => ({
            id: gems,
            label: labelOf(gems),
            value: multiplierText(multiplierAtLevel(mines, gems)),
            kind: gems <= level ? "win" : "partial",
            current: end !== "lost" && gems === Math.max(1, level),
          }),
        ),
      ]}
    />
  )
}
