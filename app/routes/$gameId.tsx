import { createFileRoute, redirect } from "@tanstack/react-router"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"
import { demandGame } from "../pages/demand-game"
import { GameInfoPage } from "../pages/game-info-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/$gameId")({
  codeSplitGroupings: [["loader", "component"]],
  loader: ({ params, context: { config } }) => {
    const game = demandGame(params.gameId, config)
    // One address per game: what people type in capitals is shared in small letters.
    if (game.id !== params.gameId) throw redirect({ to: "/$gameId", params: { gameId: game.id }, replace: true })
    return game
  },
  head: ({ loaderData: game }) =>
    game ? pageHead(game.meta.name, game.meta.description) : pageHead("Not found", "There is no page at this address."),
  component: SharedGame,
})

function SharedGame() {
  const { address, status } = useWallet()
  return (
    <GameInfoPage
      game={Route.useLoaderData()}
      address={address}
      connecting={status === "connecting"}
      onConnect={() => openOverlay("wallet")}
    />
  )
}
