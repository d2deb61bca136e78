import { Button } from "@dghrt/design-system"
import { createFileRoute, Link } from "@tanstack/react-router"
import { loadGame } from "#features/games"
import { RulesPage } from "#features/rules"
import { demandGame } from "../pages/demand-game"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/rules/$game")({
  codeSplitGroupings: [["loader", "component"]],
  loader: async ({ params, context: { config } }) => {
    const game = demandGame(params.game, config)
    return { game, module: await loadGame(game.id) }
  },
  head: ({ loaderData }) =>
    pageHead(loaderData ? `${loaderData.game.meta.name}: rules and odds` : "Rules", "How to play, and what it pays."),
  component: Rules,
})

function Rules() {
  const { game, module } = Route.useLoaderData()
  return (
    <RulesPage
      game={game}
      module={module}
      playLink={
        <Button asChild variant="primary">
          <Link to="/$gameId" params={{ gameId: game.id }}>
            Open game
          </Link>
        </Button>
      }
    />
  )
}
