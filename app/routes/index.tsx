import { Button } from "@dghrt/design-system"
import { createFileRoute, Link } from "@tanstack/react-router"
import { Compass } from "lucide-react"
import { lazy, Suspense } from "react"
import * as v from "valibot"
import { gameFilters, VisitorHome } from "#features/home"
import { Jackpot } from "#features/pools"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"
import { HomeSkeleton } from "../pages/home-skeleton"
import { inSearch } from "../pages/search"

// A visitor loads nothing of the games.
const PlayerTables = lazy(() => import("../pages/player-tables"))

export const Route = createFileRoute("/")({
  validateSearch: v.object({
    tab: inSearch(v.picklist(["games", "referrals", "plays"])),
    show: inSearch(v.picklist(gameFilters)),
    q: inSearch(v.pipe(v.string(), v.maxLength(60))),
  }),
  component: HomePage,
})

function HomePage() {
  const { config } = Route.useRouteContext()
  const chosen = Route.useSearch()
  const { address, status } = useWallet()
  const jackpot = <Jackpot config={config} />
  if (address === null) {
    return (
      <VisitorHome
        connecting={status === "connecting"}
        onConnect={() => openOverlay("wallet")}
        explorerLink={
          <Button asChild size="lg">
            <Link to="/explorer">
              <Compass aria-hidden className="size-5" strokeWidth={1.75} /> Explorer
            </Link>
          </Button>
        }
        jackpot={jackpot}
      />
    )
  }
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <PlayerTables {...chosen} address={address} jackpot={jackpot} />
    </Suspense>
  )
}
