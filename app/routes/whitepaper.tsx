import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/whitepaper")({
  head: () => pageHead("Whitepaper", "How the casino works, in one paper."),
  component: () => <NotBuiltPage id="whitepaper" />,
})
