import { lazyWithPreload } from "@dghrt/design-system"
import { createFileRoute, notFound, redirect } from "@tanstack/react-router"
import { findGame } from "#features/games"
import { loadGameDescription } from "#features/home"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"
import { useVisitorFreePlay } from "../pages/free-play"
import { freePlayLink, gamePageLink, RulesLink } from "../pages/game-links"
import { pageHead } from "../pages/page-head"
import { useGameWallet } from "../pages/use-game-wallet"

const GamePage = lazyWithPreload(loadGameDescription)

export const Route = createFileRoute("/$gameId")({
  codeSplitGroupings: [["loader", "component"]],
  loader: async ({ params, context: { config } }) => {
    // Any word may stand here, so it is an unknown address and not a game that is missing.
    const game = findGame(params.gameId, config)
    if (!game) throw notFound()
    // One address per game: what people type in capitals is shared in small letters.
    if (game.id !== params.gameId) throw redirect({ to: "/$gameId", params: { gameId: game.id }, replace: true })
    await GamePage.preload().catch(() => undefined)
    return game
  },
  head: ({ loaderData: game }) =>
    game ? pageHead(game.meta.name, game.meta.description) : pageHead("Not found", "There is no page at this address."),
  component: SharedGame,
})

function SharedGame() {
  const { status } = useWallet()
  const gameWallet = useGameWallet()
  const visitorFreePlay = useVisitorFreePlay()
  const game = Route.useLoaderData()
  return (
    <GamePage
      game={game}
      link={gamePageLink(gameWallet)}
      freePlayLink={visitorFreePlay ? freePlayLink : null}
      connecting={status === "connecting"}
      onConnect={() => openOverlay("wallet")}
      rulesLink={<RulesLink game={game.id} />}
    />
  )
}
