import { createFileRoute } from "@tanstack/react-router"
import { PrivacyPage } from "#features/static-pages"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/privacy")({
  head: () => pageHead("Privacy", "What this casino stores in your browser, on the chain and on its server."),
  component: PrivacyPage,
})
