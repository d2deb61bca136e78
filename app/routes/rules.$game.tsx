import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { demandGame } from "../pages/demand-game"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/rules/$game")({
  codeSplitGroupings: [["loader", "component"]],
  loader: ({ params }) => demandGame(params.game).meta.name,
  head: ({ loaderData: name }) =>
    pageHead(name ? `${name}: rules and odds` : "Rules", "How to play, and what it pays."),
  component: () => <NotBuiltPage id="help" />,
})
