import { Button } from "@dghrt/design-system"
import { createFileRoute, Link } from "@tanstack/react-router"
import { Compass } from "lucide-react"
import { lazy, type ReactNode, Suspense } from "react"
import * as v from "valibot"
import { useSnapshot } from "valtio"
import type { AppConfig } from "#contract/config"
import { FreeBoardFrame, gameFilters, loadHeroHighlight, VisitorHome } from "#features/home"
import { whenNear } from "#features/kernel"
import { lazyPart, notLoaded, Widget } from "#features/lazy-parts"
import { Jackpot, JackpotFrame, jackpotFeeSetting } from "#features/pools"
import { type Selection, useSelection } from "#features/tokens"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"
import { firstInput, PlayForFree, useVisitorFreePlay } from "../pages/free-play"
import { HomeBets } from "../pages/home-bets"
import { HomeSkeleton } from "../pages/home-skeleton"
import { inSearch } from "../pages/search"
import { openAsOverlay } from "../shell/overlay-pages"

const PlayerHomePage = lazy(() => import("../pages/player-home-page"))
// As high as what comes: nothing below it moves.
const HeroHighlight = lazyPart(loadHeroHighlight, {
  waiting: ({ line }) => <JackpotFrame label="" figure="" note={line} />,
})
const boardPlace = "[data-slot=free-play]"

// The board is drawn with the page, so that its pictures are in the first view. Its code loads when the visitor uses the
// page and is near it; until then its cards are the links that they were drawn as.
const FreePlayBoard = lazyPart(
  async () => {
    if (typeof document === "undefined") return import("../pages/free-play-board")
    await firstInput()
    await whenNear(boardPlace)
    return import("../pages/free-play-board")
  },
  { waiting: <FreeBoardFrame />, failed: notLoaded("The free games") },
)

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
  const selection = useSelection(config)
  const { fee } = useSnapshot(jackpotFeeSetting.state)
  if (address === null) {
    return (
      <VisitorHome
        connecting={status === "connecting"}
        onConnect={() => openOverlay("wallet")}
        payoutLink={payoutLink}
        explorerLink={
          <Button asChild size="lg">
            <Link to="/explorer">
              <Compass aria-hidden className="size-5" strokeWidth={1.75} /> Explorer
            </Link>
          </Button>
        }
        jackpot={
          <Widget name="The jackpot">
            <Jackpot config={config} token={config.tokens[0]} splitLink={splitLink} instead={highlightIn(config)} />
          </Widget>
        }
        latestBets={<HomeBets />}
        freePlay={freePlay ? { action: <PlayForFree />, board: <FreePlayBoard /> } : undefined}
      />
    )
  }
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <PlayerHomePage {...chosen} address={address} jackpot={jackpotOf(config, selection, address, fee > 0)} />
    </Suspense>
  )
}

const payoutLink = (content: ReactNode) => (
  <Link to="/help" hash="payouts">
    {content}
  </Link>
)

/** Free play has no pool behind it, so that there is no jackpot to show. */
const jackpotOf = (config: AppConfig, selection: Selection, player: string, taking: boolean) =>
  selection.kind === "free" ? null : (
    <Jackpot
      config={config}
      token={selection.token}
      player={player}
      taking={taking}
      splitLink={splitLink}
      instead={highlightIn(config)}
    />
  )

const highlightIn = (config: AppConfig) => (line: ReactNode) => (
  <HeroHighlight line={line} config={config} winLink={winLink} />
)

const winLink = (signature: string, content: ReactNode) => (
  <Link to="/explorer/transaction/$txId" params={{ txId: signature }} className="underline underline-offset-2">
    {content}
  </Link>
)

const splitLink = (
  <Link to="/jackpot" onClick={openAsOverlay("jackpot")} className="text-text-secondary underline underline-offset-2">
    How the jackpot works
  </Link>
)
