import { resultKey } from "@dghrt/betting/model"
import { shortAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import type { Run } from "../run/run"
import { Ladder, type LadderRow } from "../screen/ladder"
import { type HiloCall, RANKS } from "./maths"
import { type HiloStep, openCard } from "./settings"

const STEPS = 5

export interface CarryLadderProps {
  context: Pick<BoardBetting, "token">
  /** Null before its first card. */
  run: Run<HiloStep> | null
  choices: readonly { call: HiloCall; carries: bigint; fits: boolean }[]
  /** What the next card stakes. */
  wager: bigint
}

const sideNames = { hi: "Hi", lo: "Lo" }

/** What the run carries: what either answer would make of it, what it is now, and the cards that led here. */
export function CarryLadder({ context: { token }, run, choices, wager }: CarryLadderProps) {
  const text = (amount: bigint) => shortAmount(amount, token.decimals)
  const ahead = choices.map(
    ({ call: { side }, carries, fits }): LadderRow => ({
      id: side,
      label: `${sideNames[side]} hit`,
      value: fits || run === null ? text(carries) : "—",
      kind: "partial",
      current: false,
    }),
  )
  const now: LadderRow = {
    id: "now",
    label: run ? (run.end === "lost" ? "Lost" : "Now") : "Start",
    value: text(run ? run.carried : wager),
    kind: run && run.end !== "lost" ? "win" : "loss",
    current: true,
  }
  // The last step is what "now" says; those before it are shown by the card they were played on.
  const before = (run?.steps ?? [])
    .slice(0, -1)
    .slice(-STEPS)
    .reverse()
    .map(
      ({ step, result }): LadderRow => ({
        id: resultKey(result),
        label: `${RANKS[openCard(step).rank]}, ${sideNames[step.side]}`,
        value: text(result.payout),
        kind: "win",
        current: false,
      }),
    )
  const start: LadderRow[] =
    run && run.start !== null
      ? [{ id: "start", label: "Start", value: text(run.start), kind: "partial", current: false }]
      : []
  return <Ladder title="Carry" empty="" rows={[...ahead, now, ...before, ...start]} />
}
