import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/credits")({
  head: () => pageHead("Credits", "The open-source software used by this casino."),
  component: () => <NotBuiltPage id="credits" />,
})
