import { createRouter, type RouterHistory } from "@tanstack/react-router"
import { NotFoundPage } from "./pages/not-found-page"
import { PageLoading } from "./pages/page-loading"
import { RouteError } from "./pages/route-error"
import type { RouteContext } from "./route-context"
import { routeTree } from "./route-tree.gen"
import { parseSearch, stringifySearch } from "./search-text"

/** The whole route table. `history` is the browser's unless the pages are drawn where there is none. */
export const createAppRouter = (context: RouteContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    ...(history ? { history, origin: "http://localhost" } : { scrollRestoration: true }),
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** Drawn without the shell around it. */
    bare?: boolean
  }
}
