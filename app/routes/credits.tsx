import { dependencies } from "virtual:dependencies"
import { createFileRoute } from "@tanstack/react-router"
import { CreditsPage } from "#features/static-pages"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/credits")({
  head: () => pageHead("Credits", "The open-source software used by this casino, with versions and licences."),
  component: () => <CreditsPage dependencies={dependencies} />,
})
