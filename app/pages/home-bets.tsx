import { SkeletonRows, useHydrated } from "@dghrt/design-system"
import { whenNear } from "#features/kernel"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { firstInput } from "./free-play"

const place = "[data-slot=home-bets]"

const outline = (
  <SkeletonRows
    count={9}
    label="Loading the latest bets"
    lateLabel="The latest bets load as you scroll."
    className="card p-5"
  />
)

// The first view has a byte budget: the feed loads when the reader uses the page and is near it.
const Feed = lazyPart(
  async () => {
    await firstInput(place)
    await whenNear(place)
    return import("./latest-bets")
  },
  { waiting: outline, failed: notLoaded("The latest bets") },
)

/**
 * The newest bets on the home page. Its height is reserved, so that nothing moves when it arrives, and a few bets fill it:
 * a shorter card would leave a hole in the page.
 */
export function HomeBets() {
  const hydrated = useHydrated()
  return (
    <div data-slot="home-bets" className="noscript:hidden grid min-h-130 grid-cols-1 max-md:min-h-162">
      {hydrated ? <Feed /> : outline}
    </div>
  )
}
