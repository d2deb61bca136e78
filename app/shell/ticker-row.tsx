import { useRouterState } from "@tanstack/react-router"
import { lazyPart } from "#features/lazy-parts"
import { loadPriceTicker } from "#features/prices"
import { useTickerIntervalMs } from "#features/settings"
import { useWallet } from "#features/wallet"
import { useConfig } from "./app-config"
import { asksForPrices } from "./price-pages"
import { useDesktopWidth } from "./use-layout"

/** The page's own work comes before what passes by. */
const afterLoadMs = 2_000

const LiveResults = lazyPart(async () => {
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }))
  await new Promise((done) => setTimeout(done, afterLoadMs))
  return import("./live-results")
})
const PriceTicker = lazyPart(loadPriceTicker)

/** The prices under the header, loaded after the first paint and only where the row is visible. */
export function TickerRow() {
  const { tokens } = useConfig()
  const intervalMs = useTickerIntervalMs()
  const shown = useDesktopWidth("(width > 37.5rem)")
  const active = useRouterState({ select: ({ location }) => asksForPrices(location.pathname) })
  // A visitor's page has a byte budget, and a narrow row has no room for both.
  const { address } = useWallet()
  const wide = useDesktopWidth("(width >= 64rem)")
  return (
    shown && (
      <div className="flex h-full items-center gap-6">
        <div className="h-full min-w-0 flex-1">
          <PriceTicker tokens={tokens} active={active} intervalMs={intervalMs} />
        </div>
        {wide && address !== null && <LiveResults />}
      </div>
    )
  )
}
