import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/jackpot")({
  head: () => pageHead("Jackpot", "The jackpot pool, its odds in words and its last winners."),
  component: () => <NotBuiltPage id="jackpot" />,
})
