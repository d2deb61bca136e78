import { PageSkeleton } from "@dghrt/design-system"
import { lazy, Suspense } from "react"
import { maxLeaders } from "#contract/leaderboard"
import type { LeaderboardPeriod } from "#contract/leaderboard-period"
import { loadLeaderboard, type RankingName } from "#features/leaderboard"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"
import { playerLink } from "./player-link"

const Leaderboard = lazy(loadLeaderboard)

export interface LeaderboardPageProps {
  period: LeaderboardPeriod
  symbol: string
  ranking: RankingName
  onChange: (next: { period?: LeaderboardPeriod; token?: string; ranking?: RankingName }) => void
}

/** The whole leaderboard; what is chosen is in the address. */
export function LeaderboardPage({ period, symbol, ranking, onChange }: LeaderboardPageProps) {
  const { tokens } = useConfig()
  const { address } = useWallet()
  const token = tokens.find((other) => other.symbol === symbol) ?? tokens[0]
  return (
    <section className="mx-auto w-full max-w-220" aria-labelledby="leaderboard-title">
      <h1 id="leaderboard-title" className="wrap-anywhere type-d2 type-display">
        Leaderboard
      </h1>
      <p className="mt-1.5 mb-5 text-text-secondary">{`Top players by wagered amount (${token?.symbol ?? symbol}) and by multiplier`}</p>
      <div className="card bg-surface p-6 max-md:p-4">
        <Suspense fallback={<PageSkeleton />}>
          {token && (
            <Leaderboard
              tokens={tokens}
              token={token}
              onTokenChange={(next) => onChange({ token: next })}
              period={period}
              onPeriodChange={(next) => onChange({ period: next })}
              own={address}
              limit={maxLeaders}
              ranking={ranking}
              onRankingChange={(next) => onChange({ ranking: next })}
              variant="panel"
              playerLink={playerLink}
            />
          )}
        </Suspense>
      </div>
    </section>
  )
}
