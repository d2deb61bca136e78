import type { AppRouter } from "../router"

type Place = Pick<AppRouter["latestLocation"], "href" | "state">

const keyOf = ({ href, state }: Place) => state.__TSR_key ?? href

/**
 * Restores the scroll position of a page. The router does so itself except in two cases: a page that was left before its
 * code was loaded has no recorded position, and a page that reaches its height in steps is scrolled once, as far as it
 * is high at that time.
 */
export function restoreScrollPositions(router: AppRouter): void {
  const left = new Map<string, number>()
  let begun = false
  let leaving = false
  let first: Place | null = null
  let release: () => void = () => undefined
  router.update({
    ...router.options,
    // Called right before the router scrolls the page.
    scrollRestoration({ location }) {
      if (!begun) left.set(keyOf(location), scrollY)
      begun = true
      return true
    },
  })
  router.subscribe("onBeforeLoad", ({ fromLocation, toLocation }) => {
    release()
    const from = fromLocation ?? first
    if (!from) {
      // The first page is on screen before its code comes, and can be left in that moment.
      first = toLocation
      return
    }
    // A second departure before the page has loaded keeps the first position: the page is shorter while it loads.
    if (!leaving) left.set(keyOf(from), scrollY)
    leaving = true
  })
  router.subscribe("onRendered", ({ toLocation }) => {
    leaving = false
    const place = left.get(keyOf(toLocation))
    if (place) release = holdLater(place)
  })
}

/** Loads the code on demand, because it is needed only on the way back to a page that grows. */
function holdLater(place: number): () => void {
  let released = false
  let release = () => {
    released = true
  }
  import("../pages/restore-scroll-position").then(
    ({ restoreScrollPosition }) => {
      if (!released) release = restoreScrollPosition(place)
    },
    // The page stays where the router scrolled it.
    () => undefined,
  )
  return () => release()
}
