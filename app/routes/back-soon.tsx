import { createFileRoute } from "@tanstack/react-router"
import BackSoonPage from "../pages/back-soon-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/back-soon")({
  staticData: { bare: true },
  head: () => pageHead("Back soon", "The casino is closed for a moment."),
  component: BackSoonPage,
})
