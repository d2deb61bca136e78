import { ErrorPage } from "@dghrt/design-system"
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router"
import type { RouteContext } from "../route-context"
import { Footer } from "../shell/footer"
import { Header } from "../shell/header"
import { Overlays } from "../shell/overlays"
import { TestingBanner } from "../shell/testing-banner"
import { Toasts } from "../shell/toasts"

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
    <div className="canvas flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-sm bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <TestingBanner cluster={config.cluster} />
      <Header config={config} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-600 flex-1 px-3.5 py-4 outline-hidden md:px-7 md:py-6"
      >
        <Outlet />
      </main>
      <Footer />
      <Overlays />
      <Toasts />
    </div>
  )
}
