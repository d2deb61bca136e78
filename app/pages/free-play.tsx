import { Button } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { Play } from "lucide-react"
import { useSyncExternalStore } from "react"
import { useConfig } from "../shell/app-config"

const nothingChanges = () => () => undefined

/** Whether visitors may play for free. The front page is drawn at build time, with what the build was told. */
export function useVisitorFreePlay(): boolean {
  const { visitorFreePlay = false } = useConfig()
  return useSyncExternalStore(
    nothingChanges,
    () => visitorFreePlay,
    () => __VISITOR_FREE_PLAY__,
  )
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
