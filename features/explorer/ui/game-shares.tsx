import { ColumnAmount, EmptyState, ErrorState, SkeletonRows } from "@dghrt/design-system"
import type { GameStats } from "#contract/charts"
import type { TokenConfig } from "#contract/config"
import type { Remote } from "#features/kernel"
import { GameName, GameThumb } from "./game-thumb"
import { Panel } from "./page-frame"

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100)

/** Plays by game: how many, and what was wagered. */
export function GameShares({ games, token }: { games: Remote<GameStats>; token: TokenConfig }) {
  return (
    <Panel title="Games" about={`plays in ${token.symbol}, all time`} id="games">
      <div className="border-hair border-t">
        <Rows games={games} token={token} />
      </div>
    </Panel>
  )
}

function Rows({ games, token }: { games: Remote<GameStats>; token: TokenConfig }) {
  switch (games.status) {
    case "loading":
      return <SkeletonRows count={4} label="Loading games..." className="p-5" />
    case "failed":
      return <ErrorState title="The games did not load" detail={games.error.message} onRetry={games.retry} />
    case "ready": {
      const rows = games.value.games
      const total = rows.reduce((sum, { plays }) => sum + plays, 0)
      if (total === 0) return <EmptyState title="No games found" detail="Nothing was played yet." />
      return (
        <table aria-label="Plays by game" className="w-full text-start">
          <thead>
            <tr className="h-10 type-label text-text-muted">
              <th scope="col" className="ps-5 text-start font-medium">
                Game
              </th>
              <th scope="col" className="w-[34%] text-start font-medium max-sm:sr-only">
                Share of plays
              </th>
              <th scope="col" className="px-3 text-end font-medium">
                Plays
              </th>
              <th scope="col" className="pe-5 text-end font-medium">
                Wagered
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ game, plays, wagered }, index) => (
              <tr key={game || "unknown"} className="h-13 border-hair border-t">
                <td className="ps-5">
                  <span className="flex items-center gap-3 font-semibold">
                    <GameThumb game={game} />
                    <GameName game={game} />
                  </span>
                </td>
                <td className="max-sm:sr-only">
                  <span className="flex items-center gap-3">
                    <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-pill bg-surface-hover">
                      <span
                        className={`block h-full rounded-pill ${index === 0 ? "bg-primary" : "bg-[color-mix(in_oklab,var(--text)_34%,var(--surface))]"}`}
                        style={{ width: `${percent(plays, total)}%` }}
                      />
                    </span>
                    <span className="w-14 text-end text-sm text-text-muted tabular-nums">
                      {`${percent(plays, total).toFixed(1)}%`}
                    </span>
                  </span>
                </td>
                <td className="px-3 text-end tabular-nums">{plays.toLocaleString("en-US")}</td>
                <td className="pe-5 text-end">
                  <ColumnAmount value={wagered} decimals={token.decimals} symbol={token.symbol} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )
    }
  }
}
