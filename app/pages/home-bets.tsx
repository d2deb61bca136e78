import { ErrorState, SkeletonRows, useHydrated } from "@dghrt/design-system"
import { lazy, Suspense, useState } from "react"
import { whenNear } from "#features/kernel"
import { LoadBoundary } from "../overlays/load-boundary"
import { firstInput } from "./free-play"

// The first view has a byte budget: the feed loads when the reader uses the page and is near it.
const newFeed = () =>
  lazy(async () => {
    await firstInput()
    await whenNear("[data-slot=home-bets]")
    return import("./latest-bets")
  })
const firstFeed = newFeed()
const outline = <SkeletonRows count={9} label="Loading the latest bets" className="card p-5" />

/** The newest bets on the home page. Its height is reserved, so that nothing moves when it arrives. */
export function HomeBets() {
  const hydrated = useHydrated()
  const [{ Feed }, setFeed] = useState({ Feed: firstFeed })
  return (
    <div data-slot="home-bets" className="noscript:hidden min-h-130 max-md:min-h-162">
      {hydrated ? (
        <LoadBoundary
          onRetry={() => setFeed({ Feed: newFeed() })}
          fallback={(retry) => (
            <ErrorState
              title="The latest bets did not load"
              detail="Check your connection and try again."
              onRetry={retry}
            />
          )}
        >
          <Suspense fallback={outline}>
            <Feed />
          </Suspense>
        </LoadBoundary>
      ) : (
        outline
      )}
    </div>
  )
}
