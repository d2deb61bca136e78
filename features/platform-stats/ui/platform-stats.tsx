import { usePlatformStats } from "../data/use-platform-stats"
import { PlatformStatsView } from "./platform-stats-view"

/** What all players of this casino did, in one line. */
export const PlatformStats = ({ creator }: { creator: string }) => (
  <PlatformStatsView figures={usePlatformStats(creator)} />
)
