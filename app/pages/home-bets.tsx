import { SkeletonRows, useHydrated } from "@dghrt/design-system"
import { whenNear } from "#features/kernel"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { firstInput } from "./free-play"

const outline = <SkeletonRows count={9} label="Loading the latest bets" className="card p-5" />

// The first view has a byte budget: the feed loads when the reader uses the page and is near it.
const Feed = lazyPart(
  async () => {
    await firstInput()
    await whenNear("[data-slot=home-bets]")
    return import("./latest-bets")
  },
  { waiting: outline, failed: notLoaded("The latest bets") },
)

/** The newest bets on the home page. Its height is reserved, so that nothing moves when it arrives. */
export function HomeBets() {
  const hydrated = useHydrated()
  return (
    <div data-slot="home-bets" className="noscript:hidden min-h-130 max-md:min-h-162">
      {hydrated ? <Feed /> : outline}
    </div>
  )
}
