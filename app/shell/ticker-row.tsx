import { useRouterState } from "@tanstack/react-router"
import { lazyPart } from "#features/lazy-parts"
import { loadPriceTicker } from "#features/prices"
import { useTickerIntervalMs } from "#features/settings"
import { useConfig } from "./app-config"
import { asksForPrices } from "./price-pages"
import { useDesktopWidth } from "./use-layout"

const PriceTicker = lazyPart(loadPriceTicker)

/** The prices under the header, loaded after the first paint and only where the row is visible. */
export function TickerRow() {
  const { tokens } = useConfig()
  const intervalMs = useTickerIntervalMs()
  const shown = useDesktopWidth("(width > 37.5rem)")
  const active = useRouterState({ select: ({ location }) => asksForPrices(location.pathname) })
  return shown && <PriceTicker tokens={tokens} active={active} intervalMs={intervalMs} />
}
