import { formatUnits } from "@dghrt/design-system"
import type { PlatformStats } from "#contract/stats"
import type { Remote } from "#features/kernel"
import { centsText } from "#features/prices"
import { useExplorer } from "../data/explorer-context"
import { type Revenue, revenueOf } from "../model/revenue"
import { useCents } from "./use-usd"

/** What the operator earned, in US dollars by the server's price. */
export function useRevenue(stats: Remote<PlatformStats>): Revenue {
  const { config } = useExplorer()
  const cents = useCents()
  if (stats.status !== "ready") return { usd: null, note: "" }
  return revenueOf(stats.value, { tokens: config.tokens, cents, centsText, formatUnits })
}
