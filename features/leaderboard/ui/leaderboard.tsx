import { Tabs, TabsContent, TabsList, TabsTrigger } from "@dghrt/design-system"
import { useState } from "react"
import type { MultiplierPeriod } from "#contract/multiplier-leaders"
import { useLeaderboard } from "../data/use-leaderboard"
import { useMultiplierLeaders } from "../data/use-multiplier-leaders"
import { type RankingName, rankings } from "../model/rankings"
import { LeaderboardView, type LeaderboardViewProps } from "./leaderboard-view"
import { MultipliersView } from "./multipliers-view"

export interface LeaderboardProps extends Omit<LeaderboardViewProps, "leaders"> {
  /** The open tab; without it the tabs hold their own state. */
  ranking?: RankingName
  onRankingChange?: (ranking: RankingName) => void
}

/** The rankings as the server counts them from the chain. */
export const Leaderboard = ({ ranking, onRankingChange, ...props }: LeaderboardProps) => (
  <Tabs
    defaultValue="wagered"
    {...(ranking && { value: ranking })}
    onValueChange={(next) => onRankingChange?.(rankings.find((name) => name === next) ?? "wagered")}
    className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
  >
    <TabsList label="Ranking">
      <TabsTrigger value="wagered">Wagered</TabsTrigger>
      <TabsTrigger value="multipliers">Biggest multipliers</TabsTrigger>
    </TabsList>
    <TabsContent value="wagered">
      <Wagered {...props} />
    </TabsContent>
    <TabsContent value="multipliers">
      <Multipliers {...props} />
    </TabsContent>
  </Tabs>
)

const Wagered = (props: Omit<LeaderboardViewProps, "leaders">) => (
  <LeaderboardView {...props} leaders={useLeaderboard(props.token.mint, props.period)} />
)

function Multipliers(props: Omit<LeaderboardViewProps, "leaders" | "variant">) {
  const [period, setPeriod] = useState<MultiplierPeriod>("24h")
  const leaders = useMultiplierLeaders(props.token.mint, period)
  return <MultipliersView {...props} leaders={leaders} period={period} onPeriodChange={setPeriod} />
}
