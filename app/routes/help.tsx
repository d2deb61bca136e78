import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/help")({
  head: () => pageHead("Help", "Rules, odds and keys of each game."),
  component: () => <NotBuiltPage id="help" />,
})
