import type { AppRouter } from "../router"

type Place = Pick<AppRouter["latestLocation"], "href" | "state">

const keyOf = ({ href, state }: Place) => state.__TSR_key ?? href

/**
 * A page is found where it was left. The router sees to it where it can, which is not enough twice: of a page that was
 * moved before its code came it heard nothing and begins with the top, and a page that reaches its height in steps it
 * moves once, as far as there is page by then.
 */
export function restoreScrollPositions(router: AppRouter): void {
  const left = new Map<string, number>()
  let begun = false
  let leaving = false
  let release: () => void = () => undefined
  router.update({
    ...router.options,
    // Asked right before the router moves the page.
    scrollRestoration({ location }) {
      if (!begun) left.set(keyOf(location), scrollY)
      begun = true
      return true
    },
  })
  router.subscribe("onBeforeLoad", ({ fromLocation }) => {
    release()
    // A second departure before the page has loaded keeps the first position: the page is shorter while it loads.
    if (fromLocation && !leaving) left.set(keyOf(fromLocation), scrollY)
    leaving = true
  })
  router.subscribe("onRendered", ({ toLocation }) => {
    leaving = false
    const place = left.get(keyOf(toLocation))
    if (place) release = holdLater(place)
  })
}

/** Few go back to a page that grows: the code for it comes when it is needed. */
function holdLater(place: number): () => void {
  let released = false
  let release = () => {
    released = true
  }
  import("../pages/restore-scroll-position").then(
    ({ restoreScrollPosition }) => {
      if (!released) release = restoreScrollPosition(place)
    },
    // The page stays where the router moved it.
    () => undefined,
  )
  return () => release()
}
