import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  Outlet,
  useLocation,
  useMatches,
} from "@tanstack/react-router"
import * as v from "valibot"
import { useSnapshot } from "valtio"
import { staysOpen } from "#contract/access-override"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { ApplicationError } from "../application-boundary"
import { panelIds } from "../overlays/panel-link"
import { NotFoundPage } from "../pages/not-found-page"
import { pageHead } from "../pages/page-head"
import { inSearch } from "../pages/search"
import type { RouteContext } from "../route-context"
import { access } from "../shell/access"
import { ConfigProvider } from "../shell/app-config"
import { Shell } from "../shell/shell"

export const Route = createRootRouteWithContext<RouteContext>()({
  // Anything else than a panel that a link may open, opens nothing.
  validateSearch: v.object({ panel: inSearch(v.picklist(panelIds)) }),
  head: () =>
    pageHead(
      null,
      "A non-custodial, provably fair casino on Solana. You play from your own wallet, and results can be checked.",
    ),
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: FrameError,
})

/** The frame around every page failed. */
function FrameError({ error, reset }: ErrorComponentProps) {
  return <ApplicationError error={error} onRetry={reset} />
}

const BackSoonPage = lazyPart(() => import("../pages/back-soon-page"), { failed: notLoaded("This page") })
const AccessGate = lazyPart(() => import("../shell/access-gate"))

// One element for all pages: a change of pages renders the page and leaves the frame around it alone.
const page = <Outlet />

function Root() {
  const config = Route.useRouteContext({ select: (context) => context.config })
  const bare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare) })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { closed } = useSnapshot(access)
  if (closed && !staysOpen(path))
    return (
      <ConfigProvider config={config}>
        <BackSoonPage />
        <AccessGate />
      </ConfigProvider>
    )
  return bare ? page : <Shell config={config}>{page}</Shell>
}
