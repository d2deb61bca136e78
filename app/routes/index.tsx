import { Button } from "@dghrt/design-system"
import { createFileRoute, Link } from "@tanstack/react-router"
import { Compass } from "lucide-react"
import { lazy, Suspense } from "react"
import * as z from "zod/mini"
import { catalogueOf } from "#features/games"
import { gameFilters, loadPlayerHome, VisitorHome } from "#features/home"
import { Jackpot } from "#features/pools"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"
import { HomeSkeleton } from "../pages/home-skeleton"

const PlayerHome = lazy(loadPlayerHome)

const search = z.object({
  tab: z.catch(z.optional(z.enum(["games", "referrals", "plays"])), undefined),
  show: z.catch(z.optional(z.enum(gameFilters)), undefined),
  q: z.catch(z.optional(z.string().check(z.maxLength(60))), undefined),
})

export const Route = createFileRoute("/")({ validateSearch: search, component: HomePage })

function HomePage() {
  const { config } = Route.useRouteContext()
  const { tab, show, q } = Route.useSearch()
  const navigate = Route.useNavigate()
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
  const choose = (next: z.infer<typeof search>) =>
    void navigate({ search: (last) => ({ ...last, ...next }), replace: true, resetScroll: false })
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <PlayerHome
        games={catalogueOf(config)}
        tokenCount={config.tokens.length}
        tab={tab === "referrals" ? "referrals" : "games"}
        filter={show ?? "all"}
        query={q ?? ""}
        onTab={(next) => choose({ tab: next === "games" ? undefined : next })}
        onFilter={(next) => choose({ show: next === "all" ? undefined : next })}
        onQuery={(text) => choose({ q: text || undefined })}
        onInfo={(gameId) => openOverlay("gameInfo", { gameId })}
        link={({ id }, content) => (
          <Link to="/game/$wallet/$gameId" params={{ wallet: address, gameId: id }}>
            {content}
          </Link>
        )}
        jackpot={jackpot}
        referrals={null}
      />
    </Suspense>
  )
}
