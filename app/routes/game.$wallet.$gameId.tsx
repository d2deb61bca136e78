import { ErrorPage, PageSkeleton } from "@dghrt/design-system"
import { createFileRoute, useNavigate } from "@tanstack/react-router"
import { lazy, Suspense } from "react"
import { loadGameRoom } from "#features/games"
import { openOverlay } from "../overlays/overlays"

const GameRoom = lazy(loadGameRoom)

export const Route = createFileRoute("/game/$wallet/$gameId")({
  loader: () => void loadGameRoom(),
  pendingComponent: PageSkeleton,
  errorComponent: ({ reset }) => (
    <ErrorPage status={500} homeHref="/" onRetry={reset}>
      Something went wrong while loading the game.
    </ErrorPage>
  ),
  component: GamePage,
})

function GamePage() {
  const { wallet, gameId } = Route.useParams()
  const { config } = Route.useRouteContext()
  const navigate = useNavigate()
  return (
    <Suspense fallback={<PageSkeleton />}>
      <GameRoom
        config={config}
        urlWallet={wallet}
        gameId={gameId}
        onConnect={() => openOverlay("wallet")}
        onLeave={() => void navigate({ to: "/" })}
      />
    </Suspense>
  )
}
