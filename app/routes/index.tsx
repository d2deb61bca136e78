import { Button } from "@dghrt/design-system"
import { createFileRoute, Link } from "@tanstack/react-router"
import { Compass } from "lucide-react"
import { lazy, Suspense } from "react"
import * as v from "valibot"
import { gameFilters, VisitorHome } from "#features/home"
import { whenNear } from "#features/kernel"
import { Jackpot } from "#features/pools"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"
import { firstInput, PlayForFree, useVisitorFreePlay } from "../pages/free-play"
import { HomeSkeleton } from "../pages/home-skeleton"
import { inSearch } from "../pages/search"

// A visitor loads nothing of the tables. The shelf of free games, with its pictures, waits until the visitor uses the page
// and is near it: the first view has a byte budget.
const PlayerTables = lazy(() => import("../pages/player-tables"))
const FreePlayShelf = lazy(async () => {
  await firstInput()
  await whenNear("[data-slot=free-play]")
  return import("../pages/free-play-shelf")
})

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
  const freePlay = useVisitorFreePlay()
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
        freePlay={freePlay ? { action: <PlayForFree />, shelf: <FreePlayShelf /> } : undefined}
      />
    )
  }
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <PlayerTables {...chosen} address={address} jackpot={jackpot} />
    </Suspense>
  )
}
