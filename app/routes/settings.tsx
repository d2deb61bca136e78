import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/settings")({
  head: () => pageHead("Settings", "Themes, motion, sound and data: kept in this browser."),
  component: () => <NotBuiltPage id="settings" />,
})
