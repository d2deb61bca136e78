import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/changelog")({
  head: () => pageHead("Changelog", "What changed in the casino, newest first."),
  component: () => <NotBuiltPage id="changelog" />,
})
