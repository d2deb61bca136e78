import { DialogContent, SkeletonRows } from "@dghrt/design-system"
import { useState } from "react"
import type { LeaderboardPeriod } from "#contract/leaderboard-period"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { loadLeaderboard } from "#features/leaderboard"
import { useWallet } from "#features/wallet"
import { playerLink } from "../pages/player-link"
import { useConfig } from "../shell/app-config"

const Leaderboard = lazyPart(loadLeaderboard, {
  waiting: <SkeletonRows count={8} label="Loading the leaderboard" />,
  failed: notLoaded("The leaderboard"),
})
const modalRows = 10

export default function LeaderboardOverlay() {
  const { tokens } = useConfig()
  const { address } = useWallet()
  const [period, setPeriod] = useState<LeaderboardPeriod>("alltime")
  const [symbol, setSymbol] = useState("SOL")
  const token = tokens.find((other) => other.symbol === symbol) ?? tokens[0]
  return (
    <DialogContent
      title="Leaderboard"
      description={`Top players by wagered amount (${token?.symbol ?? symbol}) and by multiplier`}
    >
      {token && (
        <Leaderboard
          tokens={tokens}
          token={token}
          onTokenChange={setSymbol}
          period={period}
          onPeriodChange={setPeriod}
          own={address}
          limit={modalRows}
          variant="modal"
          playerLink={playerLink}
        />
      )}
    </DialogContent>
  )
}
