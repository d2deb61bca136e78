import { Button } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { Play } from "lucide-react"
import { useSyncExternalStore } from "react"
import { useConfig } from "../shell/app-config"

const nothingChanges = () => () => undefined

/** Whether visitors may play for free. The front page is prerendered with the build's setting. */
export function useVisitorFreePlay(): boolean {
  const { visitorFreePlay = false } = useConfig()
  return useSyncExternalStore(
    nothingChanges,
    () => visitorFreePlay,
    () => __VISITOR_FREE_PLAY__,
  )
}

/** A visitor who only looks sees the games after this time. */
const NO_INPUT_MS = 8_000

/**
 * Resolves at the first input, or after eight seconds. What waits for it does not compete with the first view. A frame
 * that is whole in a tall window is a part of the first view, and would be seen empty: it waits for the page's load only. Without
 * a frame, what waits was drawn with the page.
 */
export async function firstInput(frame?: string): Promise<void> {
  // A reload restores the scroll position, which may be next to what waits.
  if (scrollY > 0) return
  const bottom =
    (frame === undefined ? null : document.querySelector(frame))?.getBoundingClientRect().bottom ??
    Number.POSITIVE_INFINITY
  if (bottom <= innerHeight) {
    if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }))
    return
  }
  await new Promise((resolve) => {
    setTimeout(resolve, NO_INPUT_MS)
    // Not captured, so that only a scroll of the page counts: the price row scrolls by itself.
    for (const input of ["scroll", "pointermove", "pointerdown", "keydown", "focusin"])
      addEventListener(input, resolve, { once: true })
  })
}

/** The game a visitor is led to: the simplest one. */
const firstGame = "dice"

/** A visitor's way to a first free round. */
export const PlayForFree = () => (
  <Button asChild size="lg" data-first>
    <Link to="/game/$wallet/$gameId" params={{ wallet: "demo", gameId: firstGame }}>
      <Play aria-hidden className="size-5" strokeWidth={1.75} /> Play for free
    </Link>
  </Button>
)
