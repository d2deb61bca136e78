import { Heart, type TableColumn, VisuallyHidden } from "@dghrt/design-system"
import { ShieldCheck } from "lucide-react"
import { multiplierText } from "#contract/games/odds"
import type { ExplorerLinks } from "../data/explorer-context"
import { isGain, type Play } from "../model/play"
import { Age } from "./age"
import { GameName, GameThumb } from "./game-thumb"
import { PayoutAmount } from "./payout-amount"
import { PlayAmount } from "./play-amount"
import { PlayerCell } from "./player-cell"

type Column = TableColumn<Play>

const gameCell = (play: Play) => (
  <span className="flex min-w-0 items-center gap-3">
    <GameThumb game={play.game} />
    <span className="truncate font-semibold">
      <GameName game={play.game} />
    </span>
  </span>
)

export const gameColumn: Column = { id: "game", header: "Game", cell: gameCell }

/** The player with the game's picture in front, where a table has no column for the game. */
export const playerOfGameColumn: Column = {
  id: "player",
  header: "Player",
  cell: ({ game, user }) => (
    <span className="flex min-w-0 items-center gap-3">
      <GameThumb game={game} />
      <span className="sr-only">
        <GameName game={game} />,
      </span>{" "}
      <PlayerCell address={user} />
    </span>
  ),
}

export const platformColumn: Column = {
  id: "platform",
  header: "Platform",
  cell: () => (
    <span className="flex items-center gap-2.5 font-semibold">
      <Heart small className="w-5" /> DGHRT
    </span>
  ),
}

export const wagerColumn: Column = {
  id: "wager",
  header: "Wager",
  numeric: true,
  cell: ({ wager, token }) => <PlayAmount value={wager} token={token} column />,
}

/** An amount that few plays have. */
const amountOr = (value: bigint, token: string) =>
  value > 0n ? <PlayAmount value={value} token={token} column /> : <span className="text-text-muted">—</span>

/** The part of the wager that bonus tokens paid. */
export const bonusColumn: Column = {
  id: "bonus",
  header: "Bonus",
  numeric: true,
  cell: ({ bonusUsed, token }) => amountOr(bonusUsed ?? 0n, token),
}

export const jackpotColumn: Column = {
  id: "jackpot",
  header: "Jackpot",
  numeric: true,
  cell: ({ jackpot, token }) => amountOr(jackpot, token),
}

export const multiplierColumn: Column = {
  id: "multiplier",
  header: "Multiplier",
  numeric: true,
  cell: (play) => (
    <span className={isGain(play) ? undefined : "text-text-muted"}>{multiplierText(play.multiplierBps)}</span>
  ),
}

const payoutCell = (play: Play) => <PayoutAmount play={play} column />

export const payoutColumn: Column = { id: "payout", header: "Payout", numeric: true, cell: payoutCell }

/** Multiplier and amount in one cell. */
export const payoutWithMultiplierColumn: Column = {
  id: "payout",
  header: "Payout",
  numeric: true,
  cell: (play) => (
    <span className="inline-flex items-baseline gap-4">
      <span className="text-text-muted">{multiplierText(play.multiplierBps)}</span>
      {payoutCell(play)}
    </span>
  ),
}

/** Leads to the verifier with the bet. */
export const proofColumn = (links: ExplorerLinks): Column => ({
  id: "proof",
  header: "Proof",
  numeric: true,
  cell: ({ signature }) =>
    links.verify(
      signature,
      <span className="inline-grid size-8 place-items-center rounded-sm text-text-secondary hover:text-text">
        <ShieldCheck aria-hidden className="size-4.5" strokeWidth={1.75} />
        <VisuallyHidden>Verify this bet</VisuallyHidden>
      </span>,
    ),
})

export const timeColumn = (nowMs: number, suffix = " ago"): Column => ({
  id: "time",
  header: "Time",
  numeric: true,
  cell: ({ timeMs }) => <Age timeMs={timeMs} nowMs={nowMs} suffix={suffix} />,
})
