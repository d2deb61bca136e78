import { cleanUpCache, warmUpCache } from "../data/cache-api"
import { useBrowserCacheStats, useCacheStats, useMonitoring } from "../data/use-status"
import { HealthCardsView } from "./health-cards-view"

export const HealthCards = () => (
  <HealthCardsView
    monitoring={useMonitoring()}
    cache={useCacheStats()}
    browserCache={useBrowserCacheStats()}
    onWarmUp={warmUpCache}
    onCleanUp={cleanUpCache}
  />
)
