import { ErrorPage } from "@dghrt/design-system"
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router"
import type { RouteContext } from "../route-context"
import { Shell } from "../shell/shell"

export const Route = createRootRouteWithContext<RouteContext>()({
  component: Root,
  notFoundComponent: () => (
    <ErrorPage status={404} homeHref="/">
      There is no page at this address.
    </ErrorPage>
  ),
  errorComponent: ({ reset }) => (
    <ErrorPage status={500} homeHref="/" onRetry={reset}>
      Something could not be drawn. Please reload the page.
    </ErrorPage>
  ),
})

function Root() {
  const { config } = Route.useRouteContext()
  return (
    <Shell config={config}>
      <Outlet />
    </Shell>
  )
}
