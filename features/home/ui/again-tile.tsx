import { cn, GamePicture } from "@dghrt/design-system"
import { Play } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import type { GameRecord } from "#features/games"
import { gameStatus, modeOf } from "../model/board"

/** What this browser remembers of a game. */
export interface Tally {
  gamesPlayed: number
  wins: number
  losses: number
}

export interface AgainTileProps {
  game: GameRecord
  tally: Tally
  /** A phone's tile counts in a sentence, a wider one in three cells. */
  narrow: boolean
  link: (game: GameRecord, content: ReactNode) => ReactElement
  /** On touch screens: what a press beside the action does. */
  onTap?: (() => void) | undefined
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const cellsOf = ({ gamesPlayed, wins, losses }: Tally) =>
  [
    ["PLAYED", gamesPlayed],
    ["WINS", wins],
    ["LOSSES", losses],
  ] as const

/** A game played before, or marked. */
export function AgainTile({ game, tally, narrow, link, onTap }: AgainTileProps) {
  const { closed } = gameStatus(game)
  return (
    <article
      aria-label={game.meta.name}
      className="card relative grid w-71.5 md:w-86 grid-cols-[4.75rem_1fr_auto] items-center gap-3 rounded-md! p-2"
    >
      <div className="h-16 overflow-hidden rounded-sm">
        <GamePicture game={game.meta.image} className="size-full" />
      </div>
      <div className="min-w-0">
        <h3 className="type-display truncate text-[calc(1.0625rem*var(--display-scale))]">{game.meta.name}</h3>
        {tally.gamesPlayed === 0 ? (
          <p className="text-[0.8125rem] text-text-muted">{modeOf(game)}</p>
        ) : narrow ? (
          <>
            <p className="text-[0.8125rem] text-text-muted">{`${tally.gamesPlayed} played`}</p>
            <p className="flex gap-2.5 text-[0.8125rem]">
              <span className="text-success">{counted(tally.wins, "win", "wins")}</span>
              <span className="text-text-muted">{counted(tally.losses, "loss", "losses")}</span>
            </p>
          </>
        ) : (
          <dl className="grid grid-cols-3">
            {cellsOf(tally).map(([label, value]) => (
              <div key={label} className="min-w-0 border-hair not-first:border-s not-first:ps-2">
                <dt className="truncate text-text-muted text-xs">{label}</dt>
                <dd className="truncate font-semibold text-[0.8125rem]">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {onTap && (
        <button
          type="button"
          aria-label={`About ${game.meta.name}`}
          onClick={onTap}
          className="absolute inset-0 rounded-md"
        />
      )}
      {closed === null ? (
        <span className={cn("mr-1 block rounded-sm", onTap ? "relative" : "[&>a]:after:absolute [&>a]:after:inset-0")}>
          {link(
            game,
            <>
              <span className="grid h-11 w-10 place-items-center rounded-sm border-(length:--border-w) border-border bg-surface-hover [border-style:solid]">
                <Play aria-hidden className="size-4" strokeWidth={1.75} />
              </span>
              <span className="sr-only">{`Play ${game.meta.name}`}</span>
            </>,
          )}
        </span>
      ) : (
        <span className="pe-2 text-text-muted text-xs">{closed}</span>
      )}
    </article>
  )
}
