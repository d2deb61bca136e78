import { useRouterState } from "@tanstack/react-router"
import { lazy } from "react"
import { loadPriceTicker } from "#features/prices"
import { useTickerIntervalMs } from "#features/settings"
import { useConfig } from "./app-config"
import { Later } from "./later"
import { asksForPrices } from "./price-pages"
import { useDesktopWidth } from "./use-layout"

const PriceTicker = lazy(loadPriceTicker)

/** The prices under the header; they come after the first paint, and only where the row is on screen. */
export function TickerRow() {
  const { tokens } = useConfig()
  const intervalMs = useTickerIntervalMs()
  const shown = useDesktopWidth("(width > 600px)")
  const active = useRouterState({ select: ({ location }) => asksForPrices(location.pathname) })
  return (
    shown && (
      <Later>
        <PriceTicker tokens={tokens} active={active} intervalMs={intervalMs} />
      </Later>
    )
  )
}
