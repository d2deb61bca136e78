import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/terms")({
  head: () => pageHead("Terms of service", "The terms of play. 18+ or the local legal age."),
  component: () => <NotBuiltPage id="terms" />,
})
