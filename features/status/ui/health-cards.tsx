import { useCacheStats, useMonitoring } from "../data/use-status"
import { HealthCardsView } from "./health-cards-view"

export const HealthCards = () => <HealthCardsView monitoring={useMonitoring()} cache={useCacheStats()} />
