import { createFileRoute } from "@tanstack/react-router"
import { ExplorerLanding, ExplorerPage } from "../pages/explorer-page"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/explorer/")({
  head: () => pageHead("Explorer", "Every play on this platform is public and can be looked up."),
  codeSplitGroupings: [["loader", "component"]],
  loader: () => ExplorerLanding.preload(),
  component: ExplorerPage,
})
