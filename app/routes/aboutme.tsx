import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/aboutme")({
  head: () => pageHead("About", "The operator of this casino, and what non-custodial means."),
  component: () => <NotBuiltPage id="about" />,
})
