import { createFileRoute, notFound } from "@tanstack/react-router"
import { MobileAppPage } from "#features/static-pages"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/mobile")({
  beforeLoad: ({ context }) => {
    if (!context.flags.mobileBrowser) throw notFound()
  },
  head: () => pageHead("Mobile app", "How to add the casino to your home screen. No store and no download."),
  component: MobileAppPage,
})
