import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/bonus")({
  head: () => pageHead("Bonus", "Free plays of the connected wallet."),
  component: () => <NotBuiltPage id="bonus" />,
})
