import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/leaderboard")({
  head: () => pageHead("Leaderboard", "Top players by wagered amount."),
  component: () => <NotBuiltPage id="leaderboard" />,
})
