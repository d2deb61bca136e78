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

/** Resolves at the first input. What waits for it does not compete with the first view for the network. */
export async function firstInput(): Promise<void> {
  // A reload restores the scroll position, which may be next to what waits.
  if (scrollY > 0) return
  await new Promise((resolve) => {
    for (const input of ["scroll", "pointermove", "pointerdown", "keydown", "focusin"])
      addEventListener(input, resolve, { capture: true, once: true })
  })
}

/** The game a visitor is led to: the simplest one. */
const firstGame = "dice"

/** A visitor's way to a first free round. */
export const PlayForFree = () => (
  <Button asChild size="lg">
    <Link to="/game/$wallet/$gameId" params={{ wallet: "demo", gameId: firstGame }}>
      <Play aria-hidden className="size-5" strokeWidth={1.75} /> Play for free
    </Link>
  </Button>
)
